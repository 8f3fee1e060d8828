import { createImagePlaces } from '#web/platform/pictures/images.ts';

/** What this page knows of where its pictures come from. */
export const pageImages = createImagePlaces({ random: Math.random, now: () => performance.now() });
