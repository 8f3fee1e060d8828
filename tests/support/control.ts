import type { RunningPortal } from './server.ts';

/**
 * Calls the fake's control page as its buttons do, such as `clock` with `{ frozen: true }`.
 *
 * @throws when it refuses, with what it said.
 */
export async function askControl(
  portal: Pick<RunningPortal, 'url'>,
  call: string,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const answer = await fetch(`${portal.url}/control/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The control page refused ${call}: ${await answer.text()}`);
}
