import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { MemberInfo } from '#contract/entities/member.ts';
import type { Outcome } from '#contract/errors.ts';
import { createTokenStore } from '#web/api/token-store.ts';
import { createSessionStore } from '#web/platform/storage/session-store.ts';
import { provideSession } from '#web/shared/session/session.actors.ts';

type Ports = Parameters<typeof provideSession>[0];
type Answer = Outcome<MemberInfo>;

const person = (account: string, patch: Partial<MemberInfo> = {}): Answer => ({
  ok: true,
  value: {
    id: account,
    account,
    userName: account,
    nickname: account,
    customerId: '1',
    type: 0,
    passwordChangeOwed: false,
    ...patch,
  } as unknown as MemberInfo,
});
const lost = { ok: false, code: 'network_failed' } as const;
const refused = { ok: false, code: 'token_invalid' } as const;

/** A page that is opened, and the answers of its server about each token, given when they are. */
function openPage(own: string | null, link: string | null) {
  if (own !== null) sessionStorage.setItem('token', own);
  history.replaceState(null, '', link === null ? '/' : `/?token=${link}`);
  const waiting = new Map<string, (answer: Answer) => void>();
  const member = vi.fn<(request: object, how: { token: string }) => Promise<Answer>>(
    (_, { token }) => new Promise((resolve) => waiting.set(token, resolve)),
  );
  const tell = vi.fn<(what: string, account?: string) => void>();
  const tokens = createTokenStore(sessionStorage);
  const ports = {
    api: { account: { member, freePlay: vi.fn<() => void>() } },
    tokens,
    sessionStore: createSessionStore(sessionStorage),
    siblings: { askForToken: async () => null },
    tell,
  } as unknown as Ports;
  const session = createActor(provideSession(ports));
  session.start();
  const answer = async (token: string, given: Answer) => {
    await vi.waitFor(() => expect(waiting.has(token)).toBe(true));
    waiting.get(token)?.(given);
    waiting.delete(token);
  };
  return { session, tokens, tell, answer, waiting };
}

const reaches = (session: ReturnType<typeof openPage>['session'], state: string) =>
  waitFor(session, (snapshot) => snapshot.matches(state as never));

let opened: ReturnType<typeof openPage>;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  opened.session.stop();
  history.replaceState(null, '', '/');
});

describe('a link with a token (A18)', () => {
  test('of another person ends the session, and keeps nothing of it', async () => {
    opened = openPage('of-maria', 'of-joao');
    await opened.answer('of-maria', person('maria'));
    await vi.waitFor(() => expect(opened.waiting.has('of-joao')).toBe(true));
    // A page that is loaded now is still Maria's.
    expect(sessionStorage.getItem('token')).toBe('of-maria');
    await opened.answer('of-joao', person('joao'));
    await reaches(opened.session, 'signedIn');
    expect(sessionStorage.getItem('token')).toBe('of-maria');
    expect(sessionStorage.getItem('account')).toBe('maria');
    expect(opened.tell).toHaveBeenCalledExactlyOnceWith('otherPerson', 'maria');
  });

  test('does not replace a session that the server cannot confirm', async () => {
    opened = openPage('of-maria', 'of-joao');
    await opened.answer('of-joao', person('joao'));
    await opened.answer('of-maria', lost);
    await reaches(opened.session, 'unreachable');
    expect(sessionStorage.getItem('token')).toBe('of-maria');
    opened.session.send({ type: 'retry.requested' });
    await opened.answer('of-joao', person('joao'));
    await opened.answer('of-maria', person('maria'));
    await reaches(opened.session, 'signedIn');
    expect(sessionStorage.getItem('token')).toBe('of-maria');
  });

  test('signs a visitor in when confirmed, and says as whom', async () => {
    opened = openPage(null, 'of-joao');
    await vi.waitFor(() => expect(opened.waiting.has('of-joao')).toBe(true));
    expect(sessionStorage).toHaveLength(0);
    expect(location.search).toBe('');
    await opened.answer('of-joao', lost);
    await reaches(opened.session, 'unreachable');
    expect(sessionStorage).toHaveLength(0);
    opened.session.send({ type: 'retry.requested' });
    await opened.answer('of-joao', person('joao'));
    await reaches(opened.session, 'signedIn');
    expect(sessionStorage.getItem('token')).toBe('of-joao');
    expect(opened.tell).toHaveBeenCalledExactlyOnceWith('signedInByLink', 'joao');
  });

  test.each([
    ['a trial, and says as whom', person('teste', { type: 4 }), ['signedInByLink', 'joao']],
    ['a session that has ended', refused, ['signedInByLink', 'joao']],
    ['an older one of the same person', person('joao'), undefined],
  ] as const)('takes the place of %s', async (_, own, event) => {
    opened = openPage('own', 'of-joao');
    await opened.answer('own', own);
    await opened.answer('of-joao', person('joao'));
    await reaches(opened.session, 'signedIn');
    expect(sessionStorage.getItem('token')).toBe('of-joao');
    expect(opened.tell.mock.calls[0]).toEqual(event);
  });

  test('yields to a sign-in that ended meanwhile', async () => {
    opened = openPage(null, 'of-joao');
    await vi.waitFor(() => expect(opened.waiting.has('of-joao')).toBe(true));
    const generation = opened.tokens.keep('of-maria');
    const maria = person('maria');
    if (!maria.ok) throw new Error('There is nobody.');
    const session = { member: maria.value, generation };
    opened.session.send({ type: 'session.opened', session });
    await opened.answer('of-joao', person('joao'));
    await reaches(opened.session, 'signedIn');
    expect(sessionStorage.getItem('token')).toBe('of-maria');
    expect(opened.tell).not.toHaveBeenCalled();
  });

  test('that is invalid changes nothing for a visitor', async () => {
    opened = openPage(null, 'worthless');
    await opened.answer('worthless', refused);
    await reaches(opened.session, 'visitor');
    expect(sessionStorage).toHaveLength(0);
  });
});
