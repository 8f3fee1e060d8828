import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import type { LanguageCode } from '#contract/entities/language.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import { fullForm } from '#machines/registration/proof/registration.examples.ts';
import type { StepInput } from '#machines/registration/registration.types.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { submissionMachine } from '#machines/submission/submission.machine.ts';
import { queryClientWith } from '#tests/support/services.ts';
import { createApiClient } from '#web/api/client.ts';
import { createRequestPause } from '#web/api/request-pause.ts';
import { createTokenStore } from '#web/api/token-store.ts';
import { provideRegistration } from '#web/features/registration/registration.actors.ts';
import { registrationDraft } from '#web/features/registration/registration-draft.ts';
import type { RegistrationValues } from '#web/features/registration/registration-values.ts';

const fetchStub = vi.fn<typeof fetch>();
const nothing = () => undefined;
const language = (): LanguageCode => 'PT';

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  // Nothing is sent again by itself: each press is one request.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchStub.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A registration by mobile number for which the site makes the password. */
function opened() {
  const tokens = createTokenStore(sessionStorage);
  const api = createApiClient({
    baseUrl: '/api',
    tokens,
    pause: createRequestPause(),
    language: () => 'pt',
    seal: (body) => Promise.resolve({ ok: true, value: { sealed: JSON.stringify(body) } }),
    onTokenRefused: nothing,
    onPasswordOwed: nothing,
    onTokenUsed: nothing,
    onSiteClosed: nothing,
    onSettingsRevision: nothing,
    onActOpen: nothing,
  });
  const session = createActor(sessionMachine).start();
  const clock = { now: () => 0, synchronise: nothing };
  const services = { api, tokens, session, queryClient: queryClientWith(api), clock, language };
  const draft = registrationDraft(services);
  // No view holds the form, so it is what it begins with.
  const type = (values: Partial<RegistrationValues>) =>
    draft.form.reset({ ...draft.values(), ...values });
  type({ mobileNum: '11987650001' });
  const register = provideRegistration(services, draft).implementations.actors
    ?.register as typeof submissionMachine;
  const press = () => {
    const step: StepInput = {
      registrationType: 'registerMobile',
      form: fullForm,
      addressCodeState: 'unchecked',
      affiliateCode: null,
    };
    return createActor(register, { input: { payload: step } }).start();
  };
  return { draft, type, press };
}

/** The requests so far: the key with the content. */
const sent = () =>
  fetchStub.mock.calls.map(([, request]) => [
    new Headers(request?.headers).get(ONCE_HEADER),
    request?.body,
  ]);

const lose = () => fetchStub.mockRejectedValueOnce(new TypeError('network'));
const busy = () =>
  fetchStub.mockResolvedValueOnce(
    Response.json({ success: false, code: 'too_many_requests', message: '' }, { status: 429 }),
  );
const refuse = () =>
  fetchStub.mockResolvedValueOnce(
    Response.json({ success: false, code: 'mobile_taken', message: '' }, { status: 409 }),
  );

test('a registration repeated after a lost answer is the same, with its password (A12)', async () => {
  const { draft, type, press } = opened();
  lose();
  const submission = press();
  await waitFor(submission, (state) => state.matches('unanswered'));
  const password = draft.generated.read();
  expect(password).toEqual(expect.any(String));
  // Its form may be gone by then, and with it the code and the picture.
  type({ verificationCode: '' });
  busy();
  submission.send({ type: 'retry.requested' });
  await waitFor(submission, (state) => state.matches('sendingAgain'));
  await waitFor(submission, (state) => state.matches('unanswered'));
  expect(draft.generated.read()).toBe(password);
  expect(sent()[1]).toEqual(sent()[0]);

  refuse();
  submission.send({ type: 'retry.requested' });
  expect(await toPromise(submission)).toMatchObject({ code: 'mobile_taken' });
  expect(sent()[2]).toEqual(sent()[0]);
  expect(draft.generated.read()).toBeNull();
});

test('submitting again from the form is another try, with the same password (A12)', async () => {
  const { draft, type, press } = opened();
  lose();
  const submission = press();
  await waitFor(submission, (state) => state.matches('unanswered'));
  const password = draft.generated.read();
  submission.send({ type: 'submission.left' });
  expect(await toPromise(submission)).toMatchObject({ code: 'network_failed' });
  type({ mobileNum: '11987650002' });
  lose();
  await waitFor(press(), (state) => state.matches('unanswered'));
  expect(draft.generated.read()).toBe(password);
  const [[first] = [], [second, body] = []] = sent();
  expect(second).not.toBe(first);
  expect(body).toContain('11987650002');
});
