import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod/v4';
import { projectRoot } from '#tools/project.ts';

/*
 * Firebase's own Auth emulator. It is part of a large package that nothing else here needs, so only
 * this command downloads it, once.
 */

const PACKAGE = 'firebase-tools';
const VERSION = '15.34.2';
const folder = join(projectRoot, '.cache/firebase-emulator');
const packageFolder = join(folder, 'node_modules', PACKAGE);
const START_LIMIT_MILLISECONDS = 120_000;

const codesSchema = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })).default([]),
});

/** An emulator that answers. */
export interface Emulator {
  readonly origin: string;
  /** The code that it sent last to this number. */
  lastCode(phoneNumber: string): Promise<string>;
  stop(): void;
}

function install(): void {
  const note = join(packageFolder, 'package.json');
  if (existsSync(note)) {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(note, 'utf8')));
    if (version === VERSION) return;
  }
  process.stdout.write(`Fetching ${PACKAGE} ${VERSION} (once, this can take minutes) …\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${PACKAGE}@${VERSION}`];
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

const at = (port: number) => ({ host: '127.0.0.1', port });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Starts the emulator for a project, and fetches it when it is not there. */
export async function startEmulator(projectId: string): Promise<Emulator> {
  install();
  const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
  const emulators = {
    auth: at(port),
    hub: at(hub),
    logging: at(logging),
    ui: { enabled: false },
    singleProjectMode: true,
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const command = join(packageFolder, 'lib/bin/firebase.js');
  const args = [command, 'emulators:start', '--only', 'auth', '--project', projectId];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const stop = () => void child.kill('SIGTERM');
  process.once('exit', stop);

  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(origin).catch(() => undefined))?.ok === true;
  const deadline = Date.now() + START_LIMIT_MILLISECONDS;
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      stop();
      throw new Error(`The emulator does not answer. It printed:\n${printed}`);
    }
    await sleep(200);
  }
  return {
    origin,
    async lastCode(phoneNumber) {
      const response = await fetch(`${origin}/emulator/v1/projects/${projectId}/verificationCodes`);
      const { verificationCodes } = codesSchema.parse(await response.json());
      const sent = verificationCodes.findLast((one) => one.phoneNumber === phoneNumber);
      if (!sent) throw new Error(`The emulator has sent no code to ${phoneNumber}.`);
      return sent.code;
    },
    stop,
  };
}
