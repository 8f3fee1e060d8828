import { afterEach, assert, describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { memberOfType } from '#machines/catalogue/examples.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { OpenOutcome, RestoreOutcome } from '#machines/session/session.types.ts';
import {
  type SiteFacts,
  systemStatusMachine,
} from '#machines/system-status/system-status.machine.ts';

const open: SiteFacts = { status: 0, ip: '203.0.113.7', until: null };
const opened = { member: memberOfType(0), generation: 1 };

interface Answers {
  status?: Outcome<SiteFacts>;
  freePlay?: OpenOutcome;
}

/** The real root with its real children; only what would call a server answers at once. */
function startRoot(answers: Answers = {}) {
  const clock = new SimulatedClock();
  const root = createActor(
    rootMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            restoreSession: fromPromise<RestoreOutcome, void>(() =>
              Promise.resolve({ ok: true, value: null }),
            ),
            startFreePlay: fromPromise<OpenOutcome, void>(() =>
              Promise.resolve(answers.freePlay ?? { ok: false, code: 'network_failed' }),
            ),
            signOut: fromPromise<Outcome<null>, void>(() =>
              Promise.resolve({ ok: true, value: null }),
            ),
            forgetSession: fromPromise<null, void>(() => Promise.resolve(null)),
          },
        }),
        systemStatus: systemStatusMachine.provide({
          actors: {
            readStatus: fromPromise<Outcome<SiteFacts>, void>(() =>
              Promise.resolve(answers.status ?? { ok: true, value: open }),
            ),
          },
        }),
      },
    }),
    { clock },
  ).start();
  stops.push(() => root.stop());
  const { session, systemStatus, modals, notices } = root.getSnapshot().children;
  assert(session && systemStatus && modals && notices);
  return {
    session,
    systemStatus,
    openModals: () => modals.getSnapshot().context.stack.map(({ type }) => type),
    notices: () => notices.getSnapshot().context.notices.map(({ key }) => key),
  };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function startAsVisitor(...answers: Parameters<typeof startRoot>) {
  const portal = startRoot(...answers);
  await waitFor(portal.session, (snapshot) => snapshot.matches('visitor'));
  return portal;
}

describe('the root handles what its children emit', () => {
  it('opens the login for a visitor who wants to play, and closes it after the sign-in (A20)', async () => {
    const portal = await startAsVisitor();
    portal.session.send({ type: 'signIn.needed', intent: { kind: 'navigate', to: '/game?id=g' } });
    expect(portal.openModals()).toEqual(['login']);
    portal.session.send({ type: 'session.opened', session: opened });
    expect(portal.openModals()).toEqual([]);
  });

  it('opens the login and says why when the session has expired (A19)', async () => {
    const portal = await startAsVisitor();
    portal.session.send({ type: 'session.opened', session: opened });
    portal.session.send({ type: 'token.refused', generation: 1, code: 'token_expired' });
    expect(portal.openModals()).toEqual(['login']);
    expect(portal.notices()).toEqual(['sessionExpired']);
  });

  it('opens the change of password that a sign-in owes (A15)', async () => {
    const portal = await startAsVisitor();
    portal.session.send({ type: 'passwordChange.owed', generation: 1, reason: 'default' });
    expect(portal.openModals()).toEqual(['changePassword']);
  });

  it('says that free play failed (A21)', async () => {
    const portal = await startAsVisitor();
    portal.session.send({ type: 'freePlay.requested' });
    await waitFor(portal.session, (snapshot) => snapshot.matches('visitor'));
    expect(portal.notices()).toEqual(['freePlayFailed']);
  });

  it('closes the dialogs when the site closes (S9)', async () => {
    const portal = await startAsVisitor();
    portal.session.send({ type: 'signIn.needed', intent: { kind: 'navigate', to: '/fav' } });
    expect(portal.openModals()).toEqual(['login']);
    portal.systemStatus.send({ type: 'status.reported', site: { ...open, status: 1 } });
    expect(portal.openModals()).toEqual([]);
  });

  it('shows that the server is unreachable, until it answers', async () => {
    const answers: Answers = { status: { ok: false, code: 'network_failed' } };
    const portal = await startAsVisitor(answers);
    await waitFor(portal.systemStatus, (snapshot) => snapshot.matches({ server: 'unreachable' }));
    expect(portal.notices()).toEqual(['serverLost']);
    answers.status = { ok: true, value: open };
    portal.systemStatus.send({ type: 'check.requested' });
    await waitFor(portal.systemStatus, (snapshot) => snapshot.matches({ server: 'answering' }));
    expect(portal.notices()).toEqual([]);
  });
});
