import { execFileSync } from 'node:child_process';
import { constants, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';

/** A patch that the committed files do not take. The message is Git's. */
export class MisfitError extends Error {
  override name = 'MisfitError';
}

/** The committed files with the installed packages, in a folder that may be spoilt. */
export interface ProjectCopy {
  readonly root: string;
  /** @throws MisfitError */
  apply(patchFile: string): void;
  /** Makes every file what it was before. */
  restore(): void;
  /** Removes the folder. */
  close(): void;
}

/** Makes the copy, which somebody has to close. */
export function openProjectCopy(): ProjectCopy {
  // Not in `.cache`: below a folder with a dot Express says of some files that they are not there.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-faults-')));
  git(projectRoot, 'worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  // A link would lead the build to packages outside of its root, and it would be another build.
  cpSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  return {
    root: folder,
    apply(patchFile) {
      try {
        git(folder, 'apply', '--whitespace=nowarn', patchFile);
      } catch (error) {
        throw new MisfitError(error instanceof Error ? error.message : String(error));
      }
    },
    restore: () => git(folder, 'reset', '--quiet', '--hard'),
    close() {
      rmSync(folder, { recursive: true });
      git(projectRoot, 'worktree', 'prune');
    },
  };
}

function git(where: string, ...args: readonly string[]): void {
  execFileSync('git', args, { cwd: where, stdio: ['ignore', 'ignore', 'pipe'] });
}
