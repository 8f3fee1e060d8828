// The first code of every command. It may be read by any Node from 18 on and with nothing
// installed, so it is plain JavaScript on Node's own modules; all else runs under the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, 'node_modules/node/bin/node');
const stampFile = join(root, 'node_modules/.portal-stamp');
const lowestMajor = 24;

/**
 * Installs the packages of package-lock.json if they are missing, then runs a TypeScript file of
 * this project under the pinned Node with the given arguments.
 *
 * @param {string} script path from the project's root
 */
export async function runCommand(script) {
  await installWhatIsMissing();
  const node = nodeToUse();
  process.chdir(root);
  process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  // The next process takes what this one has compiled, and stripped of its types.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');
  const path = join(root, script);
  if (realpathSync(node) === realpathSync(process.execPath)) {
    await import(pathToFileURL(path).href);
    return;
  }
  const result = await run(node, [path, ...process.argv.slice(2)], 'inherit');
  process.exit(result.code);
}

async function installWhatIsMissing() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lockText).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!installedAgreesWith(lockText)) {
    const what = existsSync(join(root, 'node_modules')) ? 'changed' : 'missing';
    console.error(`Installing ${what} packages with npm ci (once, this can take a minute) …`);
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const result = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args], 'ignore')
      : await run('npm', args, 'ignore');
    if (result.code !== 0)
      fail(`npm ci failed (exit code ${result.code}); its messages are above.`);
  }
  writeFileSync(stampFile, wanted);
}

/**
 * Whether npm's record of the installed packages matches the lock file.
 *
 * @param {string} lockText
 */
function installedAgreesWith(lockText) {
  const noteFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noteFile) || !existsSync(pinnedNode)) return false;
  const wanted = packagesIn(lockText);
  const installed = packagesIn(readFileSync(noteFile, 'utf8'));
  /** @param {string} name */
  const sameVersion = (name) => wanted[name]?.version === installed[name]?.version;
  return (
    Object.keys(installed).every(sameVersion) &&
    Object.keys(wanted).every((name) => name === '' || wanted[name]?.optional || sameVersion(name))
  );
}

/**
 * @param {string} lockText
 * @returns {Record<string, { version?: string, optional?: boolean } | undefined>}
 */
function packagesIn(lockText) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm's own file; no parser is installed yet
  const lock = /** @type {{ packages: ReturnType<typeof packagesIn> }} */ (JSON.parse(lockText));
  return lock.packages;
}

function nodeToUse() {
  if (existsSync(pinnedNode)) return pinnedNode;
  if (Number.parseInt(process.versions.node, 10) >= lowestMajor) return process.execPath;
  return fail(
    `Node ${lowestMajor} is needed and could not be installed here (are install scripts switched off in npm?). ` +
      `Install Node ${lowestMajor} and run the command again.`,
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} stdout
 * @returns {Promise<{ code: number }>}
 */
function run(command, args, stdout) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['inherit', stdout, 'inherit'] });
    // A terminal sends its interrupt to the child as well: it is passed on only without one.
    const onInterrupt = () => process.stdin.isTTY || child.kill('SIGINT');
    const onTerminate = () => child.kill('SIGTERM');
    process.on('SIGINT', onInterrupt).on('SIGTERM', onTerminate);
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      process.off('SIGINT', onInterrupt).off('SIGTERM', onTerminate);
      resolve({ code: code ?? 128 + (signal === null ? 0 : constants.signals[signal]) });
    });
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
