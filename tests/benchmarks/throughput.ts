import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { z } from 'zod/v4';
import { startPortal } from '#tests/support/server.ts';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { median } from './ratios.ts';

const goal = 1.2;
/** The limit for a public read, so that a few calls cannot block the server. */
const goalMilliseconds = 10;
const secondsEach = 4;
const connections = 10;

interface Target {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const loadReport = z.object({
  requests: z.object({ average: z.number() }),
  non2xx: z.literal(0),
  errors: z.literal(0),
});
const bareReady = z.object({ url: z.url() });
const gamesAnswer = z.object({
  value: z.object({
    games: z.array(z.object({ nodeId: z.string(), vassalage: z.string(), gameType: z.string() })),
  }),
});

/** Prints requests a second of a validated read and write as ratios to bare Express in the same run. */
export async function benchmarkThroughput(runs: number): Promise<void> {
  const portal = await startPortal();
  try {
    const read: Target = {
      method: 'GET',
      url: `${portal.url}/api/games?gameType=RNG&language=PT`,
      headers: {},
    };
    const games = gamesAnswer.parse(JSON.parse(await answerOf(read))).value.games;
    const [game] = games;
    if (game === undefined) throw new Error('The portal has no slot games.');
    const write: Target = {
      method: 'POST',
      url: `${portal.url}/api/games/favourites`,
      headers: {
        authorization: `Bearer ${await signInAsTrial(portal.url)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        nodeId: game.nodeId,
        vendor: game.vassalage,
        gameType: game.gameType,
      }),
    };
    await compare(runs, read, write);
    await measureDearReads(runs, portal.url);
  } finally {
    await portal.stop();
  }
}

async function compare(runs: number, read: Target, write: Target): Promise<void> {
  const bare = await startBareExpress(await answerOf(read), await answerOf(write));
  try {
    const lines = [
      `Requests a second, median of ${runs} (bare Express 5 with the same bytes beside it)`,
    ];
    const pairs = [
      ['validated read', read, { ...read, url: `${bare.url}/read` }],
      ['validated write', write, { ...write, url: `${bare.url}/write` }],
    ] as const;
    for (const [title, ours, theirs] of pairs) {
      const figures: { own: number[]; other: number[] } = { own: [], other: [] };
      for (let run = 0; run < runs; run += 1) {
        figures.other.push(await requestsPerSecond(theirs));
        figures.own.push(await requestsPerSecond(ours));
      }
      const [own, other] = [median(figures.own), median(figures.other)];
      lines.push(
        `  ${title.padEnd(20)}${(own / other).toFixed(2).padStart(6)}   goal ${goal} or more   ` +
          `${own.toFixed(0)} against ${other.toFixed(0)}`,
      );
    }
    process.stdout.write(`${lines.join('\n')}\n\n`);
  } finally {
    await bare.close();
  }
}

/** Prints how long a call keeps the server's one processor busy: anybody may make these. */
async function measureDearReads(runs: number, origin: string): Promise<void> {
  const lines = [`Milliseconds of processor a call, median of ${runs}`];
  for (const [title, path] of [
    ['captcha picture', `/account/captcha?captchaId=${randomUUID()}`],
    ['opened numbers', '/lottery/opened?count=100'],
  ] as const) {
    const figures: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const target: Target = { method: 'GET', url: `${origin}/api${path}`, headers: {} };
      figures.push(1_000 / (await requestsPerSecond(target)));
    }
    lines.push(
      `  ${title.padEnd(20)}${median(figures).toFixed(1).padStart(6)}   goal ${goalMilliseconds} or less`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

async function answerOf({ url, ...request }: Target): Promise<string> {
  const answer = await fetch(url, request);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return text;
}

async function startBareExpress(read: string, write: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bare-express-'));
  const file = join(folder, 'answers.json');
  await writeFile(file, `{"read":${read},"write":${write}}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-express.ts'), file], {
    // Express caches and logs differently in production; the fake server runs at the same defaults.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    url: bareReady.parse(JSON.parse(line)).url,
    close: async () => {
      child.kill();
      await rm(folder, { recursive: true });
    },
  };
}

/** Runs autocannon in a separate process. Throws if an answer was not a success. */
async function requestsPerSecond({ method, url, headers, body }: Target): Promise<number> {
  const { stdout } = await promisify(execFile)('autocannon', [
    '--json',
    '--no-progress',
    `--connections=${connections}`,
    `--duration=${secondsEach}`,
    `--method=${method}`,
    ...Object.entries(headers).map(([name, value]) => `--headers=${name}=${value}`),
    ...(body === undefined ? [] : [`--body=${body}`]),
    url,
  ]);
  return loadReport.parse(JSON.parse(stdout)).requests.average;
}
