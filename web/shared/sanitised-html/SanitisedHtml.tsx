import { lazyPart } from '#web/shared/loading/lazy-part.tsx';

/** HTML from outside, with nothing left in it but words, lists, tables, links and own pictures. */
export const SanitisedHtml = lazyPart(() => import('./SanitisedContent.tsx'), null);
