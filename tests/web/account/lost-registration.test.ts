import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import type { LanguageCode } from '#contract/entities/language.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import { fullForm } from '#machines/registration/proof/registration.examples.ts';
import type { RegisterOutcome, StepInput } from '#machines/registration/registration.types.ts';
import { createApiClient } from '#web/api/client.ts';
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
    language: () => 'pt',
    seal: (body) => Promise.resolve({ ok: true, value: { sealed: JSON.stringify(body) } }),
    newKey: () => 'key-of-the-client',
    onTokenRefused: nothing,
    onPasswordOwed: nothing,
    onTokenUsed: nothing,
    onSiteClosed: nothing,
    onSettingsRevision: nothing,
  });
  const services = { api, tokens, queryClient: new QueryClient(), language };
  const draft = registrationDraft(services);
  draft.follow({
    mode: 'page',
    registrationType: 'registerMobile',
    form: fullForm,
    addressCode: null,
    addressCodeIs: 'unchecked',
    affiliateCode: null,
    registered: null,
    member: null,
    refusal: null,
  });
  // No view holds the form, so it is what it begins with.
  const type = (values: Partial<RegistrationValues>) =>
    draft.form.reset({ ...draft.values(), ...values });
  type({ mobileNum: '11987650001' });
  const register = provideRegistration(services, draft).implementations.actors
    ?.register as PromiseActorLogic<RegisterOutcome, StepInput>;
  const press = async () => {
    const input = { registrationType: 'registerMobile', affiliateCode: null } as const;
    return await toPromise(createActor(register, { input }).start());
  };
  return { draft, type, press };
}

/** What was sent so far: the key with the content. */
const sent = () =>
  fetchStub.mock.calls.map(([, request]) => [
    new Headers(request?.headers).get(ONCE_HEADER),
    request?.body,
  ]);

const lose = () => fetchStub.mockRejectedValueOnce(new TypeError('network'));
const refuse = () =>
  fetchStub.mockResolvedValueOnce(
    Response.json({ success: false, code: 'mobile_taken', message: '' }, { status: 409 }),
  );

test('pressed again after a lost answer, the same registration goes out, with its password (A12)', async () => {
  const { draft, type, press } = opened();
  lose();
  expect(await press()).toMatchObject({ code: 'network_failed' });
  const password = draft.generated.read();
  expect(password).toEqual(expect.any(String));
  // Another code from the SMS proves the same number.
  type({ verificationCode: '654321' });
  lose();
  await press();
  expect(draft.generated.read()).toBe(password);
  expect(sent()[1]).toEqual(sent()[0]);

  refuse();
  expect(await press()).toMatchObject({ code: 'mobile_taken' });
  expect(sent()[2]).toEqual(sent()[0]);
  expect(draft.generated.read()).toBeNull();
  refuse();
  await press();
  expect(sent()[3]?.[0]).not.toBe(sent()[0]?.[0]);
});

test('a changed form registers somebody else, with another key (A12)', async () => {
  const { type, press } = opened();
  lose();
  await press();
  type({ mobileNum: '11987650002' });
  refuse();
  await press();
  const [[first] = [], [second, body] = []] = sent();
  expect(second).not.toBe(first);
  expect(body).toContain('11987650002');
});
