import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod/v4';
import { projectRoot } from '#tools/project.ts';

/** How a test's own portal is started. Left out: in memory, ephemeral ports, the tests' seed. */
export interface PortalOptions {
  /** SQLite file; `:memory:` when left out. */
  readonly dataFile?: string;
  readonly seed?: number;
  readonly scenario?: string;
  /** A module that is loaded into the process first. */
  readonly preload?: string;
  /** Its pages count the flows; left out, they do not. */
  readonly countsFlows?: boolean;
  /** Further arguments of the fake server's command. */
  readonly args?: readonly string[];
}

/** A fake server in a separate process. */
export interface RunningPortal {
  /** Origin of the web app and its API, without a slash at the end. */
  readonly url: string;
  /** Origin of the third parties. */
  readonly vendorsUrl: string;
  /** All that it has printed so far, for a failure's message. */
  output(): string;
  /** Ends it as a person does (SIGTERM), and resolves when it is gone. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL, as a power cut would, and resolves when it is gone. */
  kill(): Promise<void>;
}

const readyLine = z.object({ portalUrl: z.url(), vendorsUrl: z.url() });
const startTimeoutMs = 100_000;
const stopTimeoutMs = 60_000;

/**
 * Starts `fake-server/main.ts` and waits until it answers. The caller ends it, best in `afterAll`;
 * it also ends with the test's worker.
 *
 * @throws with everything that it printed, when it ends or stays silent instead.
 */
export async function startPortal(options: PortalOptions = {}): Promise<RunningPortal> {
  const child = spawn(
    process.execPath,
    [
      ...(options.preload === undefined ? [] : [`--import=${options.preload}`]),
      join(projectRoot, 'fake-server/main.ts'),
      '--port=0',
      '--print-ready-json',
      // What is measured or looked at is the portal alone.
      ...(options.countsFlows === true ? [] : ['--no-flow-counts']),
      // A test sends more requests than a person.
      '--calls-per-minute=0',
      '--codes-per-hour=0',
      '--pictures-per-hour=0',
      '--wrong-tries-per-hour=0',
      `--data=${options.dataFile ?? ':memory:'}`,
      ...(options.seed === undefined ? [] : [`--seed=${options.seed}`]),
      ...(options.scenario === undefined ? [] : [`--scenario=${options.scenario}`]),
      ...(options.args ?? []),
    ],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const endWithWorker = () => child.kill('SIGKILL');
  process.once('exit', endWithWorker);
  child.once('exit', () => process.off('exit', endWithWorker));

  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    printed += `${line}\n`;
  });

  const { portalUrl, vendorsUrl } = await new Promise<z.infer<typeof readyLine>>(
    (resolve, reject) => {
      const giveUp = (why: string) => {
        child.kill('SIGKILL');
        reject(new Error(`The fake server ${why}. It printed:\n${printed}`));
      };
      const timer = setTimeout(
        () => giveUp(`did not get ready in ${startTimeoutMs / 1000} s`),
        startTimeoutMs,
      );
      child.once('error', (error) => giveUp(`could not be started: ${error.message}`));
      child.once('close', (code) => giveUp(`ended with ${code ?? 'a signal'}`));
      lines.on('line', (line) => {
        const ready = line.startsWith('{') ? readyLine.safeParse(JSON.parse(line)) : undefined;
        if (ready?.success !== true) return;
        clearTimeout(timer);
        resolve(ready.data);
      });
    },
  );

  return {
    url: withoutSlash(portalUrl),
    vendorsUrl: withoutSlash(vendorsUrl),
    output: () => printed,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await gone;
  clearTimeout(timer);
  if (signal === 'SIGTERM' && child.signalCode === 'SIGKILL') {
    throw new Error(`The fake server did not end within ${stopTimeoutMs / 1000} s of SIGTERM.`);
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
