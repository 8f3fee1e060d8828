import { describe, expect, test } from 'vitest';
import { FORM_TYPE } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { type KitRoute, routesOf } from '#tests/contract/kit/routes.ts';
import { call, onceWith, sealedFor } from './support/api.ts';
import { readPicture } from './support/puzzle.ts';
import { sharedServer } from './support/shared-world.ts';

/*
 * Sign-in and recovery answer the same for known and unknown accounts; registration only says
 * "taken" after a puzzle ("Who exists"). Every public call with a budget is here.
 */

const server = await sharedServer();
const { settings } = server.world;
settings.change({
  geetest: false,
  showCaptcha: true,
  toggles: { smsVerificationAtRegistration: 1 },
});

const JOAO = '11987654321';
/** Numbers that nobody has; another one for each call, as a number gets one code a minute. */
let free = 11_900_000_000;
const nobodys = () => {
  free += 1;
  return String(free);
};
const phone = (mobileNum: string) => ({ countryDialingCode: '+55', mobileNum });
const picture = () => readPicture(server.world);

interface Pair {
  readonly known: () => object;
  readonly unknown: () => object;
}
const byName = (make: (username: string) => object): Pair => ({
  known: () => make('maria'),
  unknown: () => make('nobodyhere'),
});
const byPhone = (make: (mobileNum: string) => object): Pair => ({
  known: () => make(JOAO),
  unknown: () => make(nobodys()),
});

const accountRecovery = (username: string) => ({
  kind: 'email',
  username,
  email: 'maria@example.com',
});

/** For each call what asks about somebody, and the same about nobody. */
const pairs: Readonly<Record<string, readonly Pair[]>> = {
  'account.login': [byName((username) => ({ type: 'username', username, password: 'errada26' }))],
  'account.loginV2': [
    byName((username) => ({ type: 'username', username, password: 'errada26' })),
    byPhone((mobile) => ({ type: 'sms', ...phone(mobile), verificationCode: '123456' })),
  ],
  'account.forgotPassword': [byName((username) => ({ username, email: 'maria@example.com' }))],
  'account.setPasswordByPhone': [
    byPhone((mobile) => ({
      ...phone(mobile),
      verificationCode: '123456',
      newPassword: 'Outrasenha26',
    })),
  ],
  'sms.login': [byPhone((mobile) => ({ ...phone(mobile), ...picture() }))],
  'sms.forgotPassword': [byPhone((mobile) => ({ ...phone(mobile), ...picture() }))],
  'accountRecovery.code': [byName((username) => ({ ...accountRecovery(username), ...picture() }))],
  'accountRecovery.request': [
    byName((username) => ({ ...accountRecovery(username), code: '123456' })),
  ],
  'accountRecovery.complete': [
    byName((username) => ({
      ...accountRecovery(username),
      code: '123456',
      newPassword: 'Outrasenha26',
    })),
  ],
};

const registering = (patch: object) => ({
  username: 'novata',
  password: 'Umasenha-26',
  confirmPassword: 'Umasenha-26',
  domain: 'portal.example',
  login: true,
  agreed: true,
  ...phone(nobodys()),
  verificationCode: '123456',
  captchaId: crypto.randomUUID(),
  captcha: '00000',
  ...patch,
});

/** For each call that may say "taken" what somebody has already, without a puzzle. */
const taken: Readonly<Record<string, () => object>> = {
  'account.register': () => registering({ username: 'maria' }),
  'account.registerMobile': () => {
    const { username: _, ...form } = registering(phone(JOAO));
    return { ...form, registerUrl: 'https://portal.example/register', registerMethod: 'WEB' };
  },
  'sms.registrationByUsername': () => ({ username: 'novata', ...phone(JOAO) }),
  'sms.registrationByMobile': () => phone(JOAO),
};

/** Calls whose secret names nobody. */
const nameless = ['account.affiliateCheck', 'account.secondStep', 'signIn.byPasskey'];

const routes = routesOf(contract).filter(({ metadata }) => metadata.auth === 'none');
const routeOf = (name: string): KitRoute => {
  const route = routes.find((each) => each.name === name);
  if (!route) throw new Error(`There is no ${name}.`);
  return route;
};

async function answerTo(name: string, body: object) {
  const { method, path, bodyType, metadata } = routeOf(name);
  const { portalUrl } = server;
  if (bodyType === FORM_TYPE) {
    const form = new URLSearchParams(body as Record<string, string>);
    const response = await fetch(`${portalUrl}/api${path}`, {
      method,
      headers: onceWith(),
      body: form,
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }
  const sent = metadata.sealed ? await sealedFor(portalUrl, body) : body;
  return await call(portalUrl, method, path, { body: sent });
}

test('every call of a visitor with a budget is covered here', () => {
  const all = routes.filter(({ metadata }) => metadata.budgets.length > 0);
  const covered = [...Object.keys(pairs), ...Object.keys(taken), ...nameless];
  expect(all.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
});

describe('calls do not reveal who has an account (A14, A17)', () => {
  const all = Object.entries(pairs).flatMap(([name, list]) =>
    list.map((pair, index) => [`${name} ${index + 1}`, name, pair] as const),
  );
  test.each(all)('%s', async (_, name, { known, unknown }) => {
    // A number that was asked about gets its next code later.
    server.world.clock.move(60 * 60_000);
    const knownAnswer = await answerTo(name, known());
    const unknownAnswer = await answerTo(name, unknown());
    expect(unknownAnswer).toEqual(knownAnswer);
    expect(knownAnswer.status).not.toBe(400);
  });
});

describe('only a solved puzzle reveals that a name is taken (A8)', () => {
  test.each(Object.entries(taken))('%s', async (name, body) => {
    const answer = await answerTo(name, body());
    expect(answer.body).toMatchObject({ code: expect.stringMatching(/^captcha_/u) as unknown });
  });
});
