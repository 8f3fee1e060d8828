import { spawnSync } from 'node:child_process';
import { projectRoot } from './project.ts';

/**
 * The files of the working tree that differ from a commit: paths from the root, including untracked
 * ones.
 *
 * @throws with git's message if git fails.
 */
export function filesChangedSince(commit: string): readonly string[] {
  const known = git('diff', '--name-only', '--diff-filter=d', '--relative', commit, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...known, ...added])].toSorted();
}

function git(...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0] ?? ''} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}
