import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';

const home = join(projectRoot, '.cache/gallery');

/** Pictures and report of the last run. */
export const galleryFolder = join(home, 'now');
/** The accepted pictures. */
export const acceptedFolder = join(home, 'accepted');
/** The gallery of another commit, by its name. */
export const commitFolder = (name: string): string => join(home, 'commits', name);
