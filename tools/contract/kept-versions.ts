import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type ComparedDocument, type ContractChange } from '#tools/contract/compare-contracts.ts';
import { isJson } from '#tools/contract/compare-schemas.ts';
import { projectRoot } from '#tools/project.ts';

const ENDING = '.json.br';
const keptFolder = join(projectRoot, 'docs/generated/contract');

/** Keys of the document that no client and no server goes by. */
const leftOut = new Set(['description', 'summary', 'example', 'x-sealed-example']);

/** The versions whose documents are kept, oldest first. */
export function keptVersions(): string[] {
  return globSync(`*${ENDING}`, { cwd: keptFolder })
    .map((file) => basename(file, ENDING))
    .toSorted(compareVersions);
}

/** The document of a kept version, without its words. */
export function keptDocument(version: string): ComparedDocument {
  const file = join(keptFolder, `${version}${ENDING}`);
  if (!existsSync(file)) {
    throw new Error(`No document of ${version} is kept: ${keptVersions().join(', ')}`);
  }
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as ComparedDocument;
}

/** Keeps the document of a version, without its words. */
export function keepDocument(version: string, document: ComparedDocument): void {
  mkdirSync(keptFolder, { recursive: true });
  const text = JSON.stringify(withoutWords(document));
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  writeFileSync(join(keptFolder, `${version}${ENDING}`), packed);
}

/** Leaves out the words, but no property that has their name. */
function withoutWords(node: unknown, areProperties = false): unknown {
  if (Array.isArray(node)) return node.map((each) => withoutWords(each));
  if (!isJson(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => areProperties || !leftOut.has(key))
      .map(([key, value]) => [key, withoutWords(value, key === 'properties' && !areProperties)]),
  );
}

const partsOf = (version: string) => version.split('.').map(Number);

/** Orders versions, older ones first. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [partsOf(a), partsOf(b)];
  return [0, 1, 2].map((at) => (one[at] ?? 0) - (other[at] ?? 0)).find((each) => each !== 0) ?? 0;
}

/** The lowest version that these changes since an older one ask for. */
export function versionAfter(version: string, changes: readonly ContractChange[]): string {
  const [major = 0, minor = 0] = partsOf(version);
  if (changes.some(({ isBreaking }) => isBreaking)) return `${major + 1}.0.0`;
  return changes.length > 0 ? `${major}.${minor + 1}.0` : version;
}
