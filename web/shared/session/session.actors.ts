import { type ActorRefFrom, fromPromise } from 'xstate';
import type { MemberInfo } from '#contract/entities/member.ts';
import { leavesActOpen, type Outcome } from '#contract/errors.ts';
import {
  chooseSession,
  type LinkNotice,
  type TokenCandidate,
} from '#machines/session/choose-session.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { refusesToken } from '#machines/session/session.setup.ts';
import type { OpenedSession } from '#machines/session/session.types.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { TokenStore } from '#web/api/token-store.ts';
import { takeFromAddress } from '#web/platform/address/address-parameter.ts';
import { randomText } from '#web/platform/random-text.ts';
import type { SessionStore } from '#web/platform/storage/session-store.ts';
import type { SiblingTabs } from '#web/platform/windows/sibling-tabs.ts';
import { repeating } from '#web/shared/submission/repeating.ts';

/** Outcome of a link; or the server does not know of the sign-out yet. */
type SessionNotice = LinkNotice | 'signedOutOffline';

interface SessionPorts {
  readonly api: ApiClient;
  readonly tokens: TokenStore;
  readonly sessionStore: SessionStore;
  readonly siblings: SiblingTabs;
  /** Shows the person what nothing else on the page says. @param account the signed-in one */
  readonly tell: (what: SessionNotice, account?: string) => void;
}

/**
 * Signs in with the token of a sibling that answered after this tab showed a visitor (A18a). The
 * person's input stays.
 */
export async function joinSibling(
  ports: Omit<SessionPorts, 'siblings' | 'tell'>,
  session: ActorRefFrom<typeof sessionMachine>,
  token: string,
): Promise<void> {
  const { api, tokens, sessionStore } = ports;
  const isFree = () => session.getSnapshot().matches('visitor') && tokens.current().token === null;
  if (!isFree()) return;
  const member = await api.account.member({}, { token });
  // The sibling's token is stored once its owner is known, and nobody signed in meanwhile.
  if (!member.ok || member.value.passwordChangeOwed || !isFree()) return;
  const generation = tokens.keep(token);
  sessionStore.keepMember(member.value);
  session.send({ type: 'session.opened', session: { member: member.value, generation } });
}

/** Unknown whether the server has ended it. */
function isLost(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && leavesActOpen(outcome.code);
}

/** How long to wait for the browser to say that the network is back, in milliseconds. */
const NEXT_TRY_MILLISECONDS = 30_000;

/** Ends a session on the server once it is reachable, for the page's lifetime (A19). */
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
  /** A token's owner. It is not stored before it is verified and accepted. */
  const readToken = async (token: string | null): Promise<TokenCandidate | null> =>
    token === null ? null : { token, owner: await api.account.member({}, { token }) };
  /** Takes a token as the one of this tab. */
  const accept = (token: string, member: MemberInfo): Outcome<OpenedSession> => {
    const generation = tokens.keep(token);
    // A person who opened a recovery mail's link is signed in after setting a new password (A17).
    if (member.passwordChangeOwed) sessionStore.keepPasswordChangeOwed(true);
    else sessionStore.keepMember(member);
    return { ok: true, value: { member, generation } };
  };
  /** A link's token, while the server was unreachable. */
  let brought: string | null = null;

  const forget = () => {
    sessionStore.forget();
    tokens.keep(null);
  };

  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise<Outcome<OpenedSession | null>, void>(async ({ signal }) => {
        brought = takeFromAddress('token') ?? brought;
        // A required password change does not survive the page: the person signs in again.
        const own = sessionStore.isPasswordChangeOwed()
          ? null
          : (tokens.current().token ?? (await siblings.askForToken()));
        if (own === null && !signal.aborted) forget();
        const [ownAnswer, linkAnswer] = await Promise.all([readToken(own), readToken(brought)]);
        // Somebody signed in while this was asked: theirs is the session.
        if (signal.aborted) return { ok: true, value: null };
        const choice = chooseSession(ownAnswer, linkAnswer);
        if (choice === null || choice.ok || refusesToken(choice)) brought = null;
        if (choice === null) {
          forget();
          return { ok: true, value: null };
        }
        if (!choice.ok) return choice;
        const { token, member, tells } = choice;
        if (tells !== null) ports.tell(tells, member.account);
        return accept(token, member);
      }),
      startFreePlay: fromPromise<Outcome<OpenedSession>, void>(async () => {
        const body = {
          os: navigator.platform.slice(0, 64),
          platform: 'W',
          randomString: randomText(),
        } as const;
        const opened = await trials.send(null, (send) => send(body));
        if (!opened.ok) return opened;
        const { token } = opened.value;
        const member = await api.account.member({}, { token });
        return member.ok ? accept(token, member.value) : member;
      }),
      signOut: fromPromise<Outcome<null>, void>(async () => {
        const { token } = tokens.current();
        // Before the server is called: a page loaded meanwhile is already signed out.
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
