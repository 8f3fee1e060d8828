import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBrowser } from '#tools/browser.ts';
import { compareGalleries, type GalleryComparison } from '#tools/gallery/compare-galleries.ts';
import { acceptedFolder, commitFolder, galleryFolder } from '#tools/gallery/folders.ts';
import { optionsVariable, parseOptions } from '#tools/gallery/options.ts';
import { readGroups } from '#tools/gallery/records.ts';
import { changesInWords, differenceFile, writeReport } from '#tools/gallery/write-report.ts';
import { projectRoot, runInForeground } from '#tools/project.ts';
import { buildStageIfStale, buildWebIfStale } from '#tools/web-build.ts';

const options = parseOptions(process.argv.slice(2));

if (options.isAccepting) {
  rmSync(acceptedFolder, { recursive: true, force: true });
  cpSync(galleryFolder, acceptedFolder, { recursive: true });
  console.log('The pictures of the last run are accepted.');
  process.exit(0);
}

process.env['CHROMIUM_PATH'] = ensureBrowser();
await Promise.all([buildWebIfStale(), buildStageIfStale()]);
const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
Object.assign(process.env, optionsVariable(options));
const failed = await runInForeground(process.execPath, [
  vitest,
  'run',
  '--project',
  'gallery',
  // With `--only` there may be no flow among what is chosen, or no page.
  ...(options.only === null ? [] : ['--passWithNoTests']),
]);
if (!readGroups(galleryFolder).some(({ group }) => isCompared(group))) {
  console.error(`No flow and no page has '${options.only ?? ''}' in its name.`);
  process.exit(1);
}
const comparison = compare(await folderToCompare());
const report = await writeReport(galleryFolder, comparison);
if (comparison !== null) console.log(changesInWords(comparison));
console.log(`The report: ${report}`);
const hasChanges = comparison !== null && comparison.groups.length + comparison.gone.length > 0;
process.exit(failed === 0 && !hasChanges ? 0 : 1);

/** Without a choice, all groups. */
function isCompared(group: string): boolean {
  return options.only === null || group.includes(options.only);
}

function compare(before: string | null): GalleryComparison | null {
  if (before === null) return null;
  rmSync(join(galleryFolder, 'differences'), { recursive: true, force: true });
  return compareGalleries(before, galleryFolder, isCompared, (file, { picture }) => {
    const path = join(galleryFolder, differenceFile(file));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, picture);
  });
}

/** A folder, a commit's own gallery, or the last accepted pictures. */
async function folderToCompare(): Promise<string | null> {
  const { against } = options;
  if (against === null) return existsSync(acceptedFolder) ? acceptedFolder : null;
  if (existsSync(against)) return against;
  const commit = git('rev-parse', '--verify', `${against}^{commit}`);
  // Another selection has other pictures.
  const folder = commitFolder(
    [commit, options.only, options.isShort && 'short'].filter(Boolean).join('-'),
  );
  if (!existsSync(folder)) await pictureCommit(commit, folder);
  return folder;
}

/** Takes the pictures of a commit in a separate work tree. */
async function pictureCommit(commit: string, folder: string): Promise<void> {
  const tree = `${folder}.tree`;
  git('worktree', 'add', '--detach', tree, commit);
  try {
    symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
    const main = join(tree, 'tools/commands/gallery.ts');
    const chosen = options.isShort ? ['--short'] : [];
    const only = options.only === null ? [] : ['--only', options.only];
    // It builds and pictures that work tree, not this one.
    spawnSync(process.execPath, [main, ...chosen, ...only], { cwd: tree, stdio: 'inherit' });
    cpSync(join(tree, '.cache/gallery/now'), folder, { recursive: true });
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
}
