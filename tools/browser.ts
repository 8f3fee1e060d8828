import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { projectRoot } from './project.ts';

/**
 * The browser for journeys was not found, or could not be installed. The message says what to do.
 */
export class NoBrowserError extends Error {
  override name = 'NoBrowserError';
}

/** The headless one first: the same engine, and a journey needs a third less of the machine. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const applicationPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium that starts on this machine: `CHROMIUM_PATH`, else one from the
 * distribution, else one that Playwright has downloaded. Undefined when there is none.
 *
 * @throws NoBrowserError when CHROMIUM_PATH is set and names no browser that starts.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (starts(chosen)) return chosen;
    throw new NoBrowserError(`CHROMIUM_PATH is ${chosen}, and no browser starts there.`);
  }
  const candidates = [...onPath(), ...applicationPaths, ...downloadedByPlaywright()];
  return candidates.find((path) => existsSync(path) && starts(path));
}

/**
 * Finds a browser, or installs one: Playwright's download first, else the distribution's package if
 * it can be installed without a password.
 *
 * @throws NoBrowserError with one line that says what to install.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  console.error('No Chromium here: getting one (once) …');
  downloadWithPlaywright();
  const downloaded = findBrowser();
  if (downloaded !== undefined) return downloaded;
  installFromDistribution();
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new NoBrowserError(
    'No browser for the tests: install Chromium (Debian and Ubuntu: `sudo apt-get install chromium`) or set CHROMIUM_PATH to one.',
  );
}

function onPath(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return commandNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function downloadedByPlaywright(): string[] {
  const cache =
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ??
    {
      darwin: join(homedir(), 'Library/Caches/ms-playwright'),
      win32: join(homedir(), 'AppData/Local/ms-playwright'),
    }[process.platform as string] ??
    join(homedir(), '.cache/ms-playwright');
  const wanted = chromium.executablePath();
  const others = globSync('chromium*/chrome-*/{chrome,headless_shell,chrome-headless-shell}', {
    cwd: cache,
  });
  return [wanted, ...others.map((path) => join(cache, path))];
}

/** An existing file may lack its libraries, or be a placeholder of snap: read its version. */
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  const flags = process.getuid?.() === 0 ? ['--no-sandbox', '--version'] : ['--version'];
  return spawnSync(path, flags, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function downloadWithPlaywright(): void {
  const cli = join(projectRoot, 'node_modules/playwright-core/cli.js');
  const withLibraries = mayInstallPackages() ? ['--with-deps'] : [];
  // Two minutes: where the download is blocked, Playwright would retry for much longer.
  run(process.execPath, [cli, 'install', ...withLibraries, '--only-shell', 'chromium'], 120_000);
}

function installFromDistribution(): void {
  if (!mayInstallPackages()) return;
  const isRoot = process.getuid?.() === 0;
  const aptGet = (args: readonly string[], timeoutMs: number) =>
    isRoot ? run('apt-get', args, timeoutMs) : run('sudo', ['-n', 'apt-get', ...args], timeoutMs);
  aptGet(['update', '-qq'], 300_000);
  for (const packageName of ['chromium-headless-shell', 'chromium', 'chromium-browser']) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', packageName];
    if (aptGet(install, 600_000)) return;
  }
}

function mayInstallPackages(): boolean {
  if (spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return false;
  if (process.getuid?.() === 0) return true;
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}

function run(command: string, args: readonly string[], timeoutMs: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: timeoutMs,
    env,
  });
  return result.status === 0;
}
