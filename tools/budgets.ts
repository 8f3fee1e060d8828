import type { ChunkReport } from './vite/module-report.ts';

/** Maximum size of the scripts of one part, in gzipped bytes. */
export const budgets = { entryBytes: 150 * 1024, lazyPartBytes: 60 * 1024 } as const;

/**
 * What any page may load before it is complete (P3). Each page has the entry, the texts of a
 * language, the frame, and the file of its group.
 */
export const pageBudgets = {
  scripts: 4,
  /** Scripts and style sheets. */
  files: 6,
  /** Of scripts and style sheets, gzipped. */
  bytes: 264 * 1024,
  /** A smaller script is not worth a request; as it is after unpacking. */
  smallestScriptBytes: 8 * 1024,
} as const;

/**
 * What a page for signed-in people may load beyond the sign-in and the signed-in shell. Nobody
 * opens one with an empty cache: without a session it shows the sign-in.
 */
const insidePageBudgets = { scripts: 3, files: 6, bytes: 73 * 1024 } as const;

/** The file that pages for signed-in people share. */
const insideFile = /\/member-[^/]+\.js$/u;
/** What the shell loads after a sign-in. */
const presentFile = /\/present-[^/]+$/u;

/** What home must not load with its first script: packages, and menus of signed-in people. */
const forbiddenInEntry: readonly string[] = [
  'node_modules/zod/',
  'node_modules/@ts-rest/',
  'node_modules/swiper/',
  'node_modules/jose/',
  'node_modules/react-hook-form/',
  'node_modules/qrcode.react/',
  'node_modules/libphonenumber-js/',
  '?member-menus',
];

/** Third-party SDKs that may be larger than a lazy part: their large modules. */
const sdkFolders: readonly string[] = [
  'node_modules/firebase/',
  'node_modules/@firebase/',
  'node_modules/@statelyai/inspect/',
];

/** One budget, and the size in the build. */
export interface BudgetLine {
  readonly part: string;
  readonly bytes: number;
  readonly limit: number;
}

/** The measured build. */
export interface BudgetReport {
  readonly entry: BudgetLine;
  readonly lazyParts: readonly BudgetLine[];
  /** Forbidden modules in the entry's static graph. */
  readonly forbidden: readonly string[];
}

/** What one page loads before it is complete, and what of it is over budget. */
export interface PageReport {
  readonly page: string;
  readonly scripts: number;
  readonly files: number;
  readonly bytes: number;
  readonly faults: readonly string[];
}

/** Sizes of a file of the build. */
export interface FileSizes {
  readonly bytes: (file: string) => number;
  readonly gzipBytes: (file: string) => number;
}

/**
 * Checks each page's first files against the budgets; for a page for signed-in people without the
 * files of the page `login` and the shell.
 *
 * @param pages the files of each page, by its name
 */
export function measurePages(
  pages: Readonly<Record<string, readonly string[]>>,
  sizes: FileSizes,
): readonly PageReport[] {
  const known = new Set(pages['login']);
  return Object.entries(pages).map(([page, all]) => {
    const isInside = all.some((file) => insideFile.test(file));
    const max = isInside ? insidePageBudgets : pageBudgets;
    const files = isInside
      ? all.filter((file) => !known.has(file) && !presentFile.test(file))
      : all;
    const scripts = files.filter((file) => file.endsWith('.js'));
    const bytes = files.reduce((sum, file) => sum + sizes.gzipBytes(file), 0);
    const small = scripts.filter((file) => sizes.bytes(file) < pageBudgets.smallestScriptBytes);
    const faults = [
      ...(scripts.length > max.scripts ? [`${scripts.length} scripts`] : []),
      ...(files.length > max.files ? [`${files.length} files`] : []),
      ...(bytes > max.bytes ? [`${bytes.toLocaleString('en')} bytes`] : []),
      ...small.map((file) => `${file} is too small for a request`),
    ];
    return { page, scripts: scripts.length, files: files.length, bytes, faults };
  });
}

/** The files of a build by name, as `modules.json` lists them. */
export type BuildReport = Readonly<Record<string, ChunkReport>>;

/**
 * Checks a build against its budgets. A lazy part is a file that the entry does not load at once.
 *
 * @param gzipBytesOf size of one file of the build
 */
export function measureBudgets(
  build: BuildReport,
  gzipBytesOf: (file: string) => number,
): BudgetReport {
  const entryName = Object.keys(build).find((file) => build[file]?.isEntry === true);
  if (entryName === undefined) throw new Error('The build has no entry.');
  const entryFiles = staticGraph(build, entryName);
  const entryBytes = [...entryFiles].reduce((sum, file) => sum + gzipBytesOf(file), 0);
  const entryModules = [...entryFiles].flatMap((file) => build[file]?.modules ?? []);
  const lazyParts = Object.entries(build)
    .filter(([file, { modules }]) => {
      const isSdk = modules.some((id) => isIn(id, sdkFolders));
      return !entryFiles.has(file) && !isSdk;
    })
    .map(([file, { name }]) => ({
      part: name,
      bytes: gzipBytesOf(file),
      limit: budgets.lazyPartBytes,
    }));

  return {
    entry: { part: 'entry', bytes: entryBytes, limit: budgets.entryBytes },
    lazyParts: lazyParts.toSorted((a, b) => b.bytes - a.bytes),
    forbidden: entryModules.filter((id) => isIn(id, forbiddenInEntry)),
  };
}

function isIn(module: string, folders: readonly string[]): boolean {
  return folders.some((folder) => module.includes(folder));
}

/** A file and all that is loaded together with it. */
function staticGraph(build: BuildReport, from: string): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...(build[file]?.imports ?? []));
  }
  return found;
}
