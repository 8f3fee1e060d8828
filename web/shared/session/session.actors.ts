import { type ActorRefFrom, fromPromise } from 'xstate';
import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import type { Outcome } from '#contract/errors.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { OpenedSession } from '#machines/session/session.types.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { TokenStore } from '#web/api/token-store.ts';
import { takeFromAddress } from '#web/platform/address/address-parameter.ts';
import { randomText } from '#web/platform/random-text.ts';
import type { SessionStore } from '#web/platform/storage/session-store.ts';
import type { SiblingTabs } from '#web/platform/windows/sibling-tabs.ts';

interface SessionPorts {
  readonly api: ApiClient;
  readonly tokens: TokenStore;
  readonly sessionStore: SessionStore;
  readonly siblings: SiblingTabs;
  /** Says that a link was somebody else's, and that the session stays. */
  readonly onOtherPerson: () => void;
}

/**
 * Signs in by the token of a sibling that answered when this tab showed a visitor already (A18a).
 * Whoever has begun something of their own meanwhile keeps it.
 */
export async function joinSibling(
  ports: Omit<SessionPorts, 'siblings' | 'onOtherPerson'>,
  session: ActorRefFrom<typeof sessionMachine>,
  token: string,
): Promise<void> {
  const { api, tokens, sessionStore } = ports;
  if (!session.getSnapshot().matches('visitor') || tokens.current().token !== null) return;
  const generation = tokens.keep(token);
  const member = await api.account.member();
  if (tokens.current().generation !== generation) return;
  if (member.ok && !member.value.passwordChangeOwed) {
    sessionStore.keepMember(member.value);
    session.send({ type: 'session.opened', session: { member: member.value, generation } });
  } else {
    sessionStore.forget();
    tokens.keep(null);
  }
}

/** The session with its calls and its storage (A15, A18 to A21). */
export function provideSession(ports: SessionPorts) {
  const { api, tokens, sessionStore, siblings } = ports;
  /** Keeps a token, and reads who it belongs to. */
  const read = async (token: string): Promise<Outcome<OpenedSession>> => {
    const generation = tokens.keep(token);
    const member = await api.account.member();
    return member.ok ? { ok: true, value: { member: member.value, generation } } : member;
  };
  const keep = (opened: Outcome<OpenedSession>): Outcome<OpenedSession> => {
    // Who was brought by the link of a mail is signed in when the password is new (A17).
    if (opened.ok && opened.value.member.passwordChangeOwed) {
      sessionStore.keepPasswordChangeOwed(true);
    } else if (opened.ok) sessionStore.keepMember(opened.value.member);
    return opened;
  };

  const forget = () => {
    sessionStore.forget();
    tokens.keep(null);
  };

  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<Outcome<OpenedSession | null>, void>(async () => {
        const brought = takeFromAddress('token');
        // A password change that is owed does not outlive the page: the person signs in again.
        const own = sessionStore.isPasswordChangeOwed()
          ? null
          : (tokens.current().token ?? (await siblings.askForToken()));
        if (own === null) {
          forget();
          return brought === null ? { ok: true, value: null } : keep(await read(brought));
        }
        const link = brought === null ? null : await read(brought);
        const session = await read(own);
        if (link?.ok === true) {
          // Play money is no session that anybody would miss.
          const isKept = session.ok && session.value.member.type !== TRIAL_TYPE;
          if (isKept && session.value.member.id !== link.value.member.id) ports.onOtherPerson();
          else return keep(await read(brought ?? own));
        }
        if (session.ok && session.value.member.passwordChangeOwed) {
          forget();
          return { ok: true, value: null };
        }
        return keep(session);
      }),
      startFreePlay: fromPromise<Outcome<OpenedSession>, void>(async () => {
        const opened = await api.account.freePlay({
          body: { os: navigator.platform.slice(0, 64), platform: 'W', randomString: randomText() },
        });
        return opened.ok ? keep(await read(opened.value.token)) : opened;
      }),
      signOut: fromPromise<Outcome<null>, void>(async () => {
        const ended = await api.account.logout();
        forget();
        siblings.tellEnded();
        return ended.ok ? { ok: true, value: null } : ended;
      }),
      forgetSession: fromPromise<null, void>(async () => {
        forget();
        return await Promise.resolve(null);
      }),
    },
  });
}
