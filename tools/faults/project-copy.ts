import { execFileSync } from 'node:child_process';
import { constants, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#tools/project.ts';

/** A patch that does not apply to the committed files. The message is Git's. */
export class MisfitError extends Error {
  override name = 'MisfitError';
}

/** The committed files with the installed packages, in a folder that may be changed. */
export interface ProjectCopy {
  readonly root: string;
  /** @throws MisfitError */
  apply(patchFile: string): void;
  /** Restores every file. */
  restore(): void;
  /** Removes the folder. */
  close(): void;
}

/** Makes the copy; the caller must close it. */
export function openProjectCopy(): ProjectCopy {
  // Not in `.cache`: Express does not find some files below a folder that starts with a dot.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-faults-')));
  git(projectRoot, 'worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  // With a link the build would use packages outside its root, and differ.
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
