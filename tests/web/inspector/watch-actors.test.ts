// @vitest-environment node
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import { expect, test, vi } from 'vitest';
import {
  type AnyActorLogic,
  createActor,
  createMachine,
  fromPromise,
  type InspectionEvent,
} from 'xstate';
import { memberOfType } from '#machines/catalogue/examples.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { fullForm } from '#machines/registration/proof/registration.examples.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { systemStatusMachine } from '#machines/system-status/system-status.machine.ts';
import { watchActors } from '#web/inspector/watch-actors.ts';
import { canaries, canariesIn, canaryTexts } from './canaries.ts';

const patience = { timeout: 60_000, interval: 10 };
type Watch = (event: InspectionEvent) => void;

/** Careless actors and events: they put secrets and personal data into the machines. */
const leaks = { ...canaries, code: canaries.smsCode, headers: { authorization: canaries.token } };
const answering = (value: unknown) => fromPromise(() => Promise.resolve({ ok: true, value }));
/** What careless actors answer is of no declared type: it fits nowhere, unless it is said to. */
const careless = (actors: Record<string, AnyActorLogic>) => actors as never;

const member = {
  ...memberOfType(0),
  account: canaries.mobile,
  userName: canaries.email,
  nickname: canaries.fullName,
  ...leaks,
};

function startRoot(inspect: Watch) {
  const root = createActor(
    rootMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: careless({ restoreSession: answering({ member, generation: 1, ...leaks }) }),
        }),
        systemStatus: systemStatusMachine.provide({
          actors: { readStatus: fromPromise(() => Promise.reject(new Error(canaries.token))) },
        }),
      },
    }),
    { inspect },
  );
  root.start();
  return root;
}

function startLogin(inspect: Watch) {
  const signedIn = { firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };
  const login = createActor(
    loginMachine.provide({
      actors: careless({
        signIn: answering({ ...signedIn, generation: 1, ...leaks }),
        loadMember: answering(member),
      }),
    }),
    {
      inspect,
      input: {
        methods: ['username'],
        providers: [],
        expiryEnforced: true,
        codeByFirebase: false,
        takesPasskeys: false,
        ...leaks,
      },
    },
  );
  login.start();
  login.send({ type: 'form.submitted', ...leaks });
  return login;
}

function startRegistration(inspect: Watch) {
  const registration = createActor(
    registrationMachine.provide({
      actors: careless({
        loadForm: answering({ ...fullForm, ...leaks }),
        checkInvitation: answering(leaks),
        checkDetails: answering(leaks),
        checkAffiliate: answering(leaks),
        verifyHumanity: answering({ captcha_output: canaries.token, pass_token: canaries.token }),
        register: answering({ account: canaries.mobile, bonus: null, generation: 1, ...leaks }),
        loadMember: answering(member),
      }),
    }),
    { inspect, input: { mode: 'page', affiliateCode: canaries.fullName, ...leaks } },
  );
  registration.start();
  registration.subscribe((snapshot) => {
    if (snapshot.matches('enteringDetails') && snapshot.context.registered === null) {
      registration.send({ type: 'form.submitted', affiliateCode: canaries.smsCode, ...leaks });
    }
  });
  return registration;
}

/** A machine whose very definition carries what it should not. */
function startOpenBook(inspect: Watch) {
  const openBook = createActor(
    createMachine({
      id: 'openBook',
      context: { draft: leaks, list: [leaks], json: JSON.stringify(leaks) },
      initial: 'open',
      states: {
        open: {
          description: 'Everything lies open.',
          invoke: {
            id: 'deep',
            src: fromPromise(({ input }) => Promise.resolve(input)),
            input: { query: leaks },
            onDone: { target: 'closed' },
          },
        },
        closed: { type: 'final' },
      },
      output: ({ context }: { context: unknown }) => context,
    }),
    { inspect },
  );
  openBook.start();
  return openBook;
}

/** Runs all of them to their end under a watcher, and returns the inspector's messages. */
async function run(watcher: (send: (message: StatelyInspectionEvent) => void) => Watch) {
  const sent: StatelyInspectionEvent[] = [];
  const watch = watcher((message) => void sent.push(message));
  const root = startRoot(watch);
  const others = [startLogin(watch), startRegistration(watch), startOpenBook(watch)];
  const rootSession = root.getSnapshot().children.session;
  await vi.waitFor(() => {
    expect(others.map((actor) => actor.getSnapshot().status)).toEqual(['done', 'done', 'done']);
    expect(rootSession?.getSnapshot().matches('signedIn')).toBe(true);
  }, patience);
  // Messages are made in idle time: the last one is sent after all others.
  const last = createActor(createMachine({ id: 'last' }), { inspect: watch }).start();
  await vi.waitFor(() => {
    expect(sent.some(({ sessionId }) => sessionId === last.sessionId)).toBe(true);
  }, patience);
  root.stop();
  return sent;
}

test('secrets in careless actors do not reach the inspector', async () => {
  const sent = await run(watchActors);
  expect(canariesIn(sent)).toEqual([]);
  // Both as a whole and in JSON within JSON.
  for (const message of sent) expect(canariesIn(JSON.stringify(message))).toEqual([]);
});

test('without the redaction every canary would: the run above proves something', async () => {
  const sent = await run((send) => {
    const inspector = createInspector({ send }, { serializationDepthLimit: 30 });
    return (event) => inspector.inspect.next?.(event);
  });
  expect(canariesIn(sent)).toEqual(canaryTexts);
});

test('every actor is sent, with its definition, states and events', async () => {
  const sent = await run(watchActors);
  const actors = sent.filter((message) => message.type === '@xstate.actor');
  expect(actors.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'root',
      'session',
      'systemStatus',
      'modals',
      'notices',
      'wiring',
      'login',
      'signIn',
      'loadMember',
      'registration',
      'loadForm',
      'checkDetails',
      'verifyHumanity',
      'register',
    ]),
  );
  const login = actors.find(({ name }) => name === 'login');
  expect(Object.keys((JSON.parse(login?.definition ?? '') as { states: object }).states)).toEqual(
    expect.arrayContaining(Object.keys(loginMachine.config.states ?? {})),
  );
  const snapshots = sent.flatMap((message) =>
    message.type === '@xstate.snapshot' && message.sessionId === login?.sessionId
      ? [message.snapshot as unknown as { value: unknown; output?: { result: unknown } }]
      : [],
  );
  expect(snapshots.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['enteringDetails', 'signingIn', 'loadingMember', 'signedIn']),
  );
  expect(snapshots.at(-1)?.output?.result).toBe('signedIn');
  const events = sent.flatMap((message) =>
    message.type === '@xstate.event' && message.sessionId === login?.sessionId
      ? [message.event.type]
      : [],
  );
  expect(events).toEqual(expect.arrayContaining(['form.submitted', 'xstate.done.actor.signIn']));
});
