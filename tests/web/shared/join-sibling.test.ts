import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberInfo } from '#contract/entities/member.ts';
import type { Outcome } from '#contract/errors.ts';
import { createTokenStore } from '#web/api/token-store.ts';
import { createSessionStore } from '#web/platform/storage/session-store.ts';
import { joinSibling } from '#web/shared/session/session.actors.ts';

type Ports = Parameters<typeof joinSibling>[0];
type Session = Parameters<typeof joinSibling>[1];

const maria = {
  account: 'maria',
  userName: 'maria',
  nickname: 'Maria',
  customerId: '1',
  type: 0,
  passwordChangeOwed: false,
} as unknown as MemberInfo;

/** A tab in a state of the session, whose server answers so about the token. */
function tabIn(state: string, answer: Outcome<MemberInfo>) {
  const member = vi.fn<() => Promise<Outcome<MemberInfo>>>(async () => answer);
  const send = vi.fn<(event: unknown) => void>();
  const tokens = createTokenStore(sessionStorage);
  const ports = {
    api: { account: { member } },
    tokens,
    sessionStore: createSessionStore(sessionStorage),
  } as unknown as Ports;
  const session = {
    getSnapshot: () => ({ matches: (wanted: string) => wanted === state }),
    send,
  } as unknown as Session;
  return { member, send, tokens, join: () => joinSibling(ports, session, 'of-the-sibling') };
}

const found = { ok: true, value: maria } as const;

describe('a sibling tab that answers late (A18a)', () => {
  beforeEach(() => sessionStorage.clear());

  it('signs a visitor in', async () => {
    const { join, send, tokens } = tabIn('visitor', found);
    await join();
    const { token, generation } = tokens.current();
    expect(token).toBe('of-the-sibling');
    const session = { member: maria, generation };
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'session.opened', session });
    expect(sessionStorage.getItem('username')).toBe('maria');
  });

  it.each(['signingIn', 'member', 'trial'])('leaves a tab alone that is %s', async (state) => {
    const { join, send, member, tokens } = tabIn(state, found);
    await join();
    expect(member).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(tokens.current().token).toBeNull();
  });

  it('ignores a tab that has a token', async () => {
    const { join, send, tokens } = tabIn('visitor', found);
    tokens.keep('of-its-own');
    await join();
    expect(send).not.toHaveBeenCalled();
    expect(tokens.current().token).toBe('of-its-own');
  });

  it.each<[string, Outcome<MemberInfo>]>([
    ['the server does not take the token', { ok: false, code: 'token_invalid' }],
    ['a password change is owed', { ok: true, value: { ...maria, passwordChangeOwed: true } }],
  ])('keeps nothing where %s', async (_, answer) => {
    const { join, send } = tabIn('visitor', answer);
    await join();
    expect(send).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it('yields to a sign-in that ended meanwhile', async () => {
    const { join, member, send, tokens } = tabIn('visitor', found);
    member.mockImplementation(async () => {
      tokens.keep('of-its-own');
      return found;
    });
    await join();
    expect(send).not.toHaveBeenCalled();
    expect(tokens.current().token).toBe('of-its-own');
    expect(sessionStorage.getItem('username')).toBeNull();
  });
});
