import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Outcome } from '#contract/errors.ts';
import type { modalsMachine } from '#machines/modals/modals.machine.ts';
import type { noticesMachine } from '#machines/notices/notices.machine.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { systemStatusMachine } from '#machines/system-status/system-status.machine.ts';
import { type ApiClient, createApiClient } from '#web/api/client.ts';
import { isMemberScoped, staleBy } from '#web/api/queries.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { createRequestPause } from '#web/api/request-pause.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { createTokenStore, type TokenStore } from '#web/api/token-store.ts';
import { languageOf } from '#web/i18n/start.ts';
import { DIALOGS_DUE_KEY, noteInEntry } from '#web/platform/address/history-entry.ts';
import { hasCiphers } from '#web/platform/ciphers.ts';
import { longTimers } from '#web/platform/long-timers.ts';
import { apiBase } from '#web/platform/server/api-base.ts';
import { createServerClock, type ServerClock } from '#web/platform/server/server-clock.ts';
import { tabStorage } from '#web/platform/storage/guarded-storage.ts';
import { createSessionStore, type SessionStore } from '#web/platform/storage/session-store.ts';
import { createSiblingTabs, type SiblingTabs } from '#web/platform/windows/sibling-tabs.ts';
import { joinSibling, provideSession } from '#web/shared/session/session.actors.ts';
import { isAnswerAwaited } from '#web/shared/submission/kept-submissions.ts';
import { type Changes, createChanges } from './changes.ts';
import { createRunningActors, type RunningActors } from './running-actors.ts';
import { createSettingsChanges, type SettingsChanges } from './settings-changes.ts';
import { provideSystemStatus } from './system-status.actors.ts';

const PASSWORD_CHANGE = 'account.changePassword';

/** Watches every actor of the portal; undefined while the inspector is off. */
export type Inspect = (event: InspectionEvent) => void;

/** Everything that lives as long as the page, made once and outside React. */
export interface Services {
  readonly i18n: i18n;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly tokens: TokenStore;
  readonly sessionStore: SessionStore;
  readonly clock: ServerClock;
  readonly root: ActorRefFrom<typeof rootMachine>;
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly systemStatus: ActorRefFrom<typeof systemStatusMachine>;
  readonly modals: ActorRefFrom<typeof modalsMachine>;
  readonly notices: ActorRefFrom<typeof noticesMachine>;
  readonly siblings: SiblingTabs;
  readonly changes: Changes;
  readonly settingsChanges: SettingsChanges;
  /** Reports every use of the session's token; returns how to stop. */
  readonly onSessionUsed: (listener: () => void) => () => void;
  /** Root actors; the code that starts one registers it here. */
  readonly running: RunningActors;
  /** Spread into the options of every actor: the timers that it waits by, and who inspects it. */
  readonly watching: { readonly clock: typeof longTimers; readonly inspect?: Inspect };
  /** The language that the page is shown in. */
  readonly language: () => LanguageCode;
  /** The merchant code of the site, once known. */
  readonly merchantCode: () => Promise<string>;
}

/** The notice that nothing can be sealed at this address. */
export const INSECURE = 'insecure';

/** Makes the services and starts the root actor. */
export function startServices(i18n: i18n, inspect: Inspect | undefined): Services {
  const watching = { clock: longTimers, ...(inspect && { inspect }) };
  const language = () => languageOf(i18n);
  const tokens = createTokenStore(tabStorage);
  const sessionStore = createSessionStore(tabStorage);
  const clock = createServerClock();
  const queryClient = createQueryClient(() => api);
  const settingsChanges = createSettingsChanges(queryClient);
  const changes = createChanges(queryClient, () =>
    children().systemStatus.send({ type: 'check.requested' }),
  );

  const sessionUseListeners = new Set<() => void>();
  const api: ApiClient = createApiClient({
    baseUrl: apiBase,
    tokens,
    pause: createRequestPause(),
    language: () => languages[language()].tag,
    seal: async (body) => {
      if (!hasCiphers()) return { ok: false, code: 'secure_address_needed' };
      const [key, { sealBody }] = await Promise.all([
        api.account.sealingKey(),
        import('#web/api/sealing.ts'),
      ]);
      return key.ok ? { ok: true, value: await sealBody(body, key.value) } : key;
    },
    onTokenRefused: (generation, { code }, call) => {
      // A new password ends the session. If its answer is lost, the outcome is found out first.
      if (call !== PASSWORD_CHANGE && isAnswerAwaited(PASSWORD_CHANGE)) return;
      children().session.send({ type: 'token.refused', generation, code });
    },
    onPasswordOwed: (generation) =>
      children().session.send({ type: 'passwordChange.demanded', generation }),
    onTokenUsed: () => {
      for (const listener of sessionUseListeners) listener();
    },
    onSiteClosed: () => children().systemStatus.send({ type: 'check.requested' }),
    onActOpen: () => changes.doubt(),
    onSettingsRevision: (revision) => settingsChanges.noteRevision(revision),
    ...(import.meta.env.DEV && {
      validate: async (name: string, body: unknown) =>
        (await import('#web/api/validate.ts')).validateSuccess(name, body),
    }),
  });

  const siblings = createSiblingTabs(
    () => (sessionStore.isPasswordChangeOwed() ? null : tokens.current().token),
    () => children().session.send({ type: 'signOut.heard' }),
    () => void queryClient.invalidateQueries(staleBy('favouriteGames', 'recentGames')),
    (token) => void joinSibling({ api, tokens, sessionStore }, children().session, token),
  );
  const root = createActor(
    rootMachine.provide({
      actors: {
        session: provideSession({
          api,
          tokens,
          sessionStore,
          siblings,
          tell: (what, account) =>
            children().notices.send({
              type: 'notice.raised',
              notice: {
                key: what,
                kind: what === 'signedInByLink' ? 'information' : 'warning',
                text: `notices.${what}`,
                values: account === undefined ? undefined : { account },
                persistent: true,
              },
            }),
        }),
        systemStatus: provideSystemStatus({ api, clock }),
      },
    }),
    watching,
  );
  root.start();
  const running = createRunningActors();
  running.add(root);

  // The four children are invoked by the root's only lasting state.
  const children = () => root.getSnapshot().children as unknown as RootChildren;
  const { session, systemStatus, modals, notices } = children();

  // On return to the page, status and settings are read at once.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') systemStatus.send({ type: 'check.requested' });
  });

  if (!hasCiphers()) {
    notices.send({
      type: 'notice.raised',
      notice: { key: INSECURE, kind: 'warning', text: 'notices.insecure', persistent: true },
    });
  }

  const forgetMember = () => queryClient.removeQueries({ predicate: isMemberScoped });
  session.on('session.started', forgetMember);
  session.on('session.started', () => {
    // A site that does not say it now says it at the next sign-in.
    void queryClient.ensureQueryData(sitePermission()).then(
      ({ merchantCode }) => sessionStore.keepMerchant(merchantCode),
      () => undefined,
    );
  });
  // Before the part is there that opens them.
  session.on('session.started', ({ beganHere }) => {
    if (beganHere) noteInEntry(DIALOGS_DUE_KEY, 'yes');
  });
  session.on('session.ended', forgetMember);

  return {
    i18n,
    api,
    queryClient,
    tokens,
    sessionStore,
    clock,
    root,
    session,
    systemStatus,
    modals,
    notices,
    siblings,
    settingsChanges,
    changes,
    onSessionUsed: (listener) => {
      sessionUseListeners.add(listener);
      return () => sessionUseListeners.delete(listener);
    },
    running,
    watching,
    language,
    merchantCode: async () => (await queryClient.ensureQueryData(sitePermission())).merchantCode,
  };
}

type RootChildren = Pick<Services, 'session' | 'systemStatus' | 'modals' | 'notices'>;

/** The outcome of a call whose success has no value. */
export function withoutValue(outcome: Outcome<unknown>): Outcome<null> {
  return outcome.ok ? { ok: true, value: null } : outcome;
}
