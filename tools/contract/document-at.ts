import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparedDocument } from '#tools/contract/compare-contracts.ts';
import { projectRoot } from '#tools/project.ts';

/** Prints the document of the contract beside it. */
const printer = `import { contract } from '#contract/index.ts';
import { openApiDocument } from '#contract/openapi.ts';
process.stdout.write(JSON.stringify(openApiDocument(contract)));
`;

/** The document's text is about a megabyte. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * The contract's document as a commit of this repository makes it.
 *
 * @throws if there is no such commit, or it has no contract
 */
export function documentAt(commit: string): ComparedDocument {
  const id = idOf(commit);
  const folder = join(projectRoot, '.cache/contract-at', id);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('tar', ['-x', '-C', folder], {
      input: git('archive', id, 'contract', 'package.json').stdout,
    });
    const modules = join(projectRoot, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(folder, 'node_modules'));
    writeFileSync(join(folder, 'print.ts'), printer);
    const text = execFileSync(process.execPath, ['print.ts'], {
      cwd: folder,
      maxBuffer: MAX_BYTES,
    }).toString();
    return JSON.parse(text) as ComparedDocument;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(...args: readonly string[]) {
  return spawnSync('git', args, { cwd: projectRoot, maxBuffer: MAX_BYTES });
}

function idOf(commit: string): string {
  const { status, stdout } = git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`);
  if (status !== 0) throw new RangeError(`'${commit}' is no commit, and no version that is kept.`);
  return stdout.toString().trim();
}
