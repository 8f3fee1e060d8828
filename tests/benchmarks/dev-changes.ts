import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { openProjectCopy } from '#tools/faults/project-copy.ts';

/** The typed account is still there after each change. */
const TYPED = 'maria.digitando';
/** How long a change may take until it is seen, in milliseconds. */
const GOAL = { browser: 2_000, server: 5_000 };
const PATIENCE_MILLISECONDS = 30_000;

/** One change of a file, and how somebody sees it in the browser. */
interface Change {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly isSeen: (page: Page) => Promise<boolean>;
}

const accountField = (page: Page) => page.locator('input[name=username]');
const isShown = (text: string) => (page: Page) => page.getByText(text).first().isVisible();

const changes: readonly Change[] = [
  {
    what: 'a text',
    file: 'web/i18n/messages/PT/login.json',
    from: '"submit": "Entrar"',
    to: '"submit": "Entrar agora"',
    isSeen: isShown('Entrar agora'),
  },
  {
    what: 'a view',
    file: 'web/features/login/LoginForm.tsx',
    from: "{t('register')}",
    to: "{t('register')} hoje",
    isSeen: isShown('hoje'),
  },
  {
    what: 'a machine',
    file: 'machines/login/login.machine.ts',
    from: '    enteringDetails: {',
    to: "    enteringDetails: { tags: 'busy',",
    isSeen: (page) => page.getByRole('tab', { name: 'Celular' }).isDisabled(),
  },
];

/**
 * Prints how long a change takes under `npm run dev` until it shows in a browser in which somebody
 * types. It fails if one takes too long, or if input or data is lost.
 */
export async function benchmarkDevChanges(): Promise<void> {
  const copy = openProjectCopy();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dev = spawn(process.execPath, ['tools/commands/dev.ts', `--port=${port}`], {
    cwd: copy.root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await launchBrowser();
  try {
    // The server itself: Vite complains of each call that it cannot pass on yet.
    await untilTrue(async () => (await fetch(`http://localhost:${port + 1}/api/site/status`)).ok);
    const page = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    await page.goto(`${url}/login`);
    await accountField(page).fill(TYPED, { timeout: PATIENCE_MILLISECONDS });
    for (const change of changes) {
      if (await change.isSeen(page))
        throw new Error(`${change.what}: it is seen before the change.`);
      rewrite(join(copy.root, change.file), change.from, change.to);
      await report(change.what, GOAL.browser, () => change.isSeen(page));
      const left = await accountField(page).inputValue();
      if (left !== TYPED) throw new Error(`${change.what}: what was typed is lost: “${left}”.`);
    }
    await changeServer(copy.root, url);
  } finally {
    await browser.close();
    await end(dev);
    copy.close();
  }
}

/** A change of the server is answered, and who was signed in still is. */
async function changeServer(root: string, url: string): Promise<void> {
  const token = await signInAsTrial(url);
  const isSignedIn = async () => {
    const answer = await fetch(`${url}/api/account/member`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.ok;
  };
  if (!(await isSignedIn())) throw new Error('The session of the trial does not count.');
  const answered = 'messages[language][code]';
  const file = join(root, 'fake-server/http/error-messages.ts');
  rewrite(file, answered, `\`\${${answered}} (mudou)\``);
  await report('the server', GOAL.server, async () =>
    (await (await fetch(`${url}/api/nothing`)).text()).includes('(mudou)'),
  );
  if (!(await isSignedIn())) throw new Error('The server: its data is lost.');
}

function rewrite(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} no longer has ${from}: name another change.`);
  writeFileSync(file, text.replace(from, to));
}

async function report(what: string, goal: number, isSeen: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  await untilTrue(isSeen);
  const taken = performance.now() - begun;
  process.stdout.write(`${what}: seen after ${Math.round(taken)} ms (at most ${goal})\n`);
  if (taken > goal) process.exitCode = 1;
}

async function untilTrue(look: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MILLISECONDS;
  while (performance.now() < deadline) {
    if (await look().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It was never seen.');
}

/** A port that is free, with two free ones behind it as a rule. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
