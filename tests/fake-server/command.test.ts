import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readArguments, WrongArguments } from '#fake-server/arguments.ts';
import { startPortal } from '#tests/support/server.ts';
import { fakeServerMain } from '#tools/project.ts';

/** Runs the command until it ends. */
async function run(...args: string[]): Promise<{ code: unknown; printed: string }> {
  const child = spawn(process.execPath, [fakeServerMain, ...args]);
  let printed = '';
  child.stdout.on('data', (text: Buffer) => {
    printed += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    printed += text.toString();
  });
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, printed: printed.trim() };
}

test.each([
  ['--nonsense', /^Unknown option '--nonsense'\. --help lists the options\.$/u],
  ['--scenario=nonsense', /^There is no scenario 'nonsense'\. There are: normal, .+$/u],
  ['--port=many', /^--port takes a whole number from 0 to 65534, not 'many'\.$/u],
  [
    '--allow-origin=play.example',
    /^--allow-origin takes origins such as .+, not 'play\.example'\.$/u,
  ],
  ['--public-url=localhost:8080', /^--public-url takes an address, not 'localhost:8080'\.$/u],
])('%s is refused in one clear line', (arg, line) => {
  const read = () => readArguments(['--port=0', arg], ':memory:');
  expect(read).toThrow(WrongArguments);
  expect(read).toThrow(line);
});

test.each([
  ['--nonsense', /^Unknown option '--nonsense'\. --help lists the options\.$/u],
  ['--data=/proc/portal.sqlite', /^The data file \/proc\/portal\.sqlite cannot be used: .*\.$/u],
])('%s ends with one clear line', async (arg, line) => {
  const { code, printed } = await run('--port=0', arg);
  expect(printed).toMatch(line);
  expect(printed.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

test('a port in use ends with one clear line', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const address = holder.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, printed } = await run(`--port=${port}`, '--data=:memory:');
  expect(printed).toBe(`Port ${port} is taken; choose another with --port.`);
  expect(code).toBe(1);
  holder.close();
});

test('prints the people and how to sign in, and ends cleanly when asked to', async () => {
  const portal = await startPortal();
  expect(portal.output()).toContain(`${portal.url}/control`);
  for (const text of ['maria', 'aurora2026', '+5511987654321', 'AURORA1', 'R$ 250,00']) {
    expect(portal.output()).toContain(text);
  }
  await portal.stop();
});
