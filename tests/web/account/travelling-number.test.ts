import { expect, test } from 'vitest';
import type { Outcome } from '#contract/errors.ts';
import { countries } from '#fake-server/world/verification/countries.ts';
import { queryClientWith } from '#tests/support/services.ts';
import type { ApiClient } from '#web/api/client.ts';
import { travellingNumber } from '#web/shared/verification/travelling-number.ts';

const typed = { countryCode: '', mobileNum: '(11) 98765-4321' };

/** A server that says where the visitor is, and the countries when it is asked to. */
function slowServer() {
  const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
  const location = { ip: '1.2.3.4', countryCode: 'BR' };
  const site = {
    permission: () => Promise.resolve({ ok: true, value: { location } }),
    countryCodes: () => promise,
  };
  const api = { site } as unknown as ApiClient;
  const queryClient = queryClientWith(api);
  return { services: { api, queryClient }, answer: resolve };
}

test('a number submitted before the countries are known waits for them (A6)', async () => {
  const { services, answer } = slowServer();
  const number = travellingNumber(services, typed);
  answer({ ok: true, value: countries });
  expect(await number).toEqual({
    ok: true,
    value: { countryDialingCode: '+55', mobileNum: '11987654321' },
  });
});

test('a failed list of countries is reported, instead of a wrong number (S12)', async () => {
  const { services, answer } = slowServer();
  const number = travellingNumber(services, typed);
  answer({ ok: false, code: 'network_failed' });
  expect(await number).toEqual({ ok: false, code: 'network_failed' });
});
