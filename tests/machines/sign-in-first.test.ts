import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { memberOfType } from '#machines/catalogue/examples.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Intent, OpenOutcome, RestoreOutcome } from '#machines/session/session.types.ts';
import { requestSignIn, type SessionNews, watchSession } from '#machines/session/sign-in-first.ts';

const intent: Intent = { kind: 'navigate', to: '/promotions/slots-race' };
const opened = (type: 0 | 4, generation: number) => ({ member: memberOfType(type), generation });

/** A session without a signed-in person, and the events that a flow gets from it. */
async function listening(which: 'watch' | 'request', found: RestoreOutcome) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise<RestoreOutcome, void>(async () => await Promise.resolve(found)),
        startFreePlay: fromPromise<OpenOutcome, void>(
          async () => await Promise.resolve({ ok: true, value: opened(4, 7) }),
        ),
        forgetSession: fromPromise<null, void>(async () => await Promise.resolve(null)),
      },
    }),
  ).start();
  await settled();
  const heard: SessionNews[] = [];
  const flow = setup({
    types: { events: {} as SessionNews },
    actors: { watchSession: watchSession(session), requestSignIn: requestSignIn(session) },
    actions: { hear: ({ event }) => void heard.push(event) },
  }).createMachine({
    invoke:
      which === 'watch' ? { src: 'watchSession' } : { src: 'requestSignIn', input: { intent } },
    on: { 'person.changed': { actions: 'hear' }, 'signIn.declined': { actions: 'hear' } },
  });
  const actor = createActor(flow).start();
  return { session, actor, heard };
}

const settled = async () => await new Promise((resolve) => setImmediate(resolve));
const nobody: RestoreOutcome = { ok: true, value: null };

describe('watching the session', () => {
  it('reports who is signed in at the start, and at every change', async () => {
    const { session, heard } = await listening('watch', nobody);
    expect(heard).toEqual([{ type: 'person.changed', who: 'visitor' }]);
    session.send({ type: 'session.opened', session: opened(0, 1) });
    session.send({ type: 'token.refused', generation: 1, code: 'token_expired' });
    await settled();
    session.send({ type: 'freePlay.requested' });
    await settled();
    expect(heard.map((news) => 'who' in news && news.who)).toEqual([
      'visitor',
      'member',
      'visitor',
      'trial',
    ]);
  });

  it('reports nothing twice, and nothing after the flow has ended', async () => {
    const { session, actor, heard } = await listening('watch', { ok: true, value: opened(0, 1) });
    session.send({ type: 'session.opened', session: opened(0, 2) });
    expect(heard).toEqual([{ type: 'person.changed', who: 'member' }]);
    actor.stop();
    session.send({ type: 'token.refused', generation: 2, code: 'token_expired' });
    expect(heard).toHaveLength(1);
  });
});

describe('requesting a sign-in', () => {
  it('makes the session keep the intent', async () => {
    const { session, heard } = await listening('request', nobody);
    expect(session.getSnapshot().context.intent).toEqual(intent);
    expect(heard).toEqual([]);
  });

  it('reports a declined login, and no sign-in', async () => {
    const declined = await listening('request', nobody);
    declined.session.send({ type: 'signIn.declined' });
    expect(declined.heard).toEqual([{ type: 'signIn.declined' }]);

    const signedIn = await listening('request', nobody);
    signedIn.session.send({ type: 'session.opened', session: opened(0, 1) });
    expect(signedIn.heard).toEqual([]);
  });

  it('keeps the intent when a session just ends, and is not declined', async () => {
    const { session, heard } = await listening('request', { ok: true, value: opened(0, 1) });
    session.send({ type: 'token.refused', generation: 1, code: 'token_expired' });
    await settled();
    expect(session.getSnapshot().value).toBe('visitor');
    expect(session.getSnapshot().context.intent).toEqual(intent);
    expect(heard).toEqual([]);
  });
});
