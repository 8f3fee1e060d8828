// @vitest-environment node
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { askSiblings } from '#web/platform/windows/sibling-question.ts';
import { createSiblingTabs, type SiblingTabs } from '#web/platform/windows/sibling-tabs.ts';

const opened: SiblingTabs[] = [];
const nothing = () => undefined;
function openTab(
  token: () => string | null,
  onLateToken: (token: string) => void = nothing,
  onEnded: () => void = nothing,
) {
  const tab = createSiblingTabs(token, onEnded, nothing, onLateToken);
  opened.push(tab);
  return tab;
}
afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
});

/** A tab whose page is so busy that it answers only when told to (A18a). */
function openBusyTab(token: string): { answer(): void } {
  const channel = new BroadcastChannel('session');
  opened.push({ close: () => channel.close() } as SiblingTabs);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  return { answer: () => channel.postMessage({ type: 'session.shared', token }) };
}

test('a new tab gets the token of a signed-in sibling (A18a)', async () => {
  openTab(() => 'token of a sibling');
  expect(await openTab(() => null).askForToken()).toBe('token of a sibling');
});

test('signing out ends the tabs of the same session alone, and names no token (A19)', async () => {
  const heard: unknown[] = [];
  const listener = new BroadcastChannel('session');
  listener.addEventListener('message', ({ data }) => heard.push(data));
  const same = vi.fn();
  const another = vi.fn();
  openTab(() => 'token of maria', nothing, same);
  openTab(() => 'token of rafael', nothing, another);
  openTab(() => null, nothing, another);
  await openTab(() => 'token of maria').tellEnded('token of maria');
  await expect.poll(() => same.mock.calls.length).toBe(1);
  await expect.poll(() => heard.length).toBe(1);
  listener.close();
  expect(another).not.toHaveBeenCalled();
  expect(JSON.stringify(heard)).not.toContain('token of');
});

test('a new tab without a sibling does not wait (A18a)', async () => {
  expect(await openTab(() => null).askForToken()).toBeNull();
});

test('a busy sibling still answers, once (A18a)', async () => {
  const onToken = vi.fn();
  const busy = openBusyTab('late token');
  expect(await openTab(() => null, onToken).askForToken()).toBeNull();
  busy.answer();
  await expect.poll(() => onToken.mock.calls).toEqual([['late token']]);
  // That is the answer to another tab.
  busy.answer();
  const heard = Promise.withResolvers<void>();
  const listener = new BroadcastChannel('session');
  listener.addEventListener('message', () => heard.resolve());
  busy.answer();
  await heard.promise;
  listener.close();
  expect(onToken).toHaveBeenCalledTimes(1);
});

test('a tab that asked before its script loaded does not wait (A18a)', async () => {
  openTab(() => 'token of a sibling');
  const question = askSiblings();
  globalThis.siblingQuestion = question;
  await question.token;
  expect(await openTab(() => null).askForToken()).toBe('token of a sibling');
  expect(globalThis.siblingQuestion).toBeUndefined();

  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const unanswered = { requestedAt: performance.now() - 150, token: new Promise<string>(nothing) };
  globalThis.siblingQuestion = { ...unanswered, close: nothing };
  // No time passes here.
  expect(await openTab(() => null).askForToken()).toBeNull();
});

test('a tab that did not ask gets no token (A18a)', async () => {
  const onToken = vi.fn();
  openTab(() => null, onToken);
  const busy = openBusyTab('token');
  const other = openTab(() => null).askForToken();
  busy.answer();
  expect(await other).toBe('token');
  expect(onToken).not.toHaveBeenCalled();
});
