import { type ActorRefFrom, fromPromise } from 'xstate';
import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import { leavesActOpen, type Outcome } from '#contract/errors.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { OpenedSession } from '#machines/session/session.types.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { TokenStore } from '#web/api/token-store.ts';
import { takeFromAddress } from '#web/platform/address/address-parameter.ts';
import { randomText } from '#web/platform/random-text.ts';
import type { SessionStore } from '#web/platform/storage/session-store.ts';
import type { SiblingTabs } from '#web/platform/windows/sibling-tabs.ts';
import { repeating } from '#web/shared/submission/repeating.ts';

/** A link was of another account, or has served; or the server does not know of the sign-out yet. */
export type SessionNotice = 'otherPerson' | 'linkUsed' | 'signedOutOffline';

interface SessionPorts {
  readonly api: ApiClient;
  readonly tokens: TokenStore;
  readonly sessionStore: SessionStore;
  readonly siblings: SiblingTabs;
  /** Tells the person what else nothing on the page would say. */
  readonly tell: (what: SessionNotice) => void;
}

/**
 * Signs in by the token of a sibling that answered when this tab showed a visitor already (A18a).
 * What the person began here meanwhile is kept.
 */
export async function joinSibling(
  ports: Omit<SessionPorts, 'siblings' | 'tell'>,
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

/** Nobody knows whether the server has ended it. */
function isLost(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && leavesActOpen(outcome.code);
}

/** How long to wait for the browser to say that the network is back, in milliseconds. */
const NEXT_TRY_MILLISECONDS = 30_000;

/** Ends a session at the server as soon as that can be reached, for as long as the page lives (A19). */
async function endLater(api: ApiClient, token: string): Promise<void> {
  const { promise: backOnline, resolve } = Promise.withResolvers<void>();
  window.addEventListener('online', () => resolve(), { once: true });
  const timer = setTimeout(resolve, NEXT_TRY_MILLISECONDS);
  await backOnline;
  clearTimeout(timer);
  if (isLost(await api.account.logout({}, { token }))) await endLater(api, token);
}

/** The session with its calls and its storage (A15, A18 to A21). */
export function provideSession(ports: SessionPorts) {
  const { api, tokens, sessionStore, siblings } = ports;
  const trials = repeating(api.account.freePlay);
  /** Keeps a token, and reads who it belongs to. */
  const read = async (token: string): Promise<Outcome<OpenedSession>> => {
    const generation = tokens.keep(token);
    const member = await api.account.member();
    return member.ok ? { ok: true, value: { member: member.value, generation } } : member;
  };
  const keep = (opened: Outcome<OpenedSession>): Outcome<OpenedSession> => {
    // A person who came by the link of a mail is signed in once the password is new (A17).
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
      restoreSession: fromPromise<Outcome<OpenedSession | null>, void>(async ({ signal }) => {
        const brought = takeFromAddress('token');
        // A password change that is owed does not outlive the page: the person signs in again.
        const own = sessionStore.isPasswordChangeOwed()
          ? null
          : (tokens.current().token ?? (await siblings.askForToken()));
        // Somebody signed in while the siblings were asked: theirs is the session.
        if (signal.aborted) return { ok: true, value: null };
        if (own === null) {
          forget();
          return brought === null ? { ok: true, value: null } : keep(await read(brought));
        }
        const link = brought === null ? null : await read(brought);
        const session = await read(own);
        if (link?.ok === true) {
          // Play money is no session that anybody would miss.
          const isKept = session.ok && session.value.member.type !== TRIAL_TYPE;
          if (isKept && session.value.member.id !== link.value.member.id) ports.tell('otherPerson');
          else return keep(await read(brought ?? own));
        }
        if (link?.ok === false && link.code === 'recovery_link_expired' && session.ok) {
          ports.tell('linkUsed');
        }
        if (session.ok && session.value.member.passwordChangeOwed) {
          forget();
          return { ok: true, value: null };
        }
        return keep(session);
      }),
      startFreePlay: fromPromise<Outcome<OpenedSession>, void>(async () => {
        const body = {
          os: navigator.platform.slice(0, 64),
          platform: 'W',
          randomString: randomText(),
        } as const;
        const opened = await trials.send(null, (send) => send(body));
        return opened.ok ? keep(await read(opened.value.token)) : opened;
      }),
      signOut: fromPromise<Outcome<null>, void>(async () => {
        const { token } = tokens.current();
        // Before the server is asked: a page that is loaded meanwhile is signed out already.
        forget();
        if (token === null) return { ok: true, value: null };
        const ended = await api.account.logout({}, { token });
        void siblings.tellEnded(token);
        if (isLost(ended)) {
          ports.tell('signedOutOffline');
          void endLater(api, token);
        }
        return ended.ok ? { ok: true, value: null } : ended;
      }),
      forgetSession: fromPromise<null, void>(async () => {
        forget();
        return await Promise.resolve(null);
      }),
    },
  });
}
