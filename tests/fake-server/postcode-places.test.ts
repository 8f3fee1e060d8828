import { Router } from 'express';
import { expect, test } from 'vitest';
import { postcodePlaceSchema } from '#contract/entities/delivery.ts';
import { regionOfPostcode } from '#contract/rules/delivery-address.ts';
import { listedPostcodes } from '#fake-server/content/postcodes.ts';
import { postcodesRouter } from '#fake-server/vendors/postcodes/postcodes.router.ts';
import { createPostcodeClient } from '#fake-server/world/partners/postcode-client.ts';
import { createPostcodePlaces } from '#fake-server/world/points/postcode-places.ts';
import { serve } from './vendors/serve.ts';

const HOUR = 60 * 60_000;

/** What a person filling in a form gets, through a directory at a free port. */
async function placesBy(...routers: Router[]) {
  const endpoint = await serve(...routers);
  let now = 0;
  const clock = { now: () => now } as Parameters<typeof createPostcodePlaces>[0]['clock'];
  const places = createPostcodePlaces({ clock, directory: createPostcodeClient({ endpoint }) });
  return {
    find: async (typed: string, memberId = 1) =>
      postcodePlaceSchema.parse(await places.find(memberId, typed)),
    pass: (time: number) => {
      now += time;
    },
  };
}

/** A directory that answers everything like this, and counts. */
function answering(answer: (requests: number) => unknown) {
  let requests = 0;
  const router = Router().get('/ws/:postcode/json/', (_request, response) => {
    requests += 1;
    response.send(answer(requests));
  });
  return { router, requests: () => requests };
}

test('a postcode gives street, district, town and state; a town’s postcode the town only (W9)', async () => {
  const { find } = await placesBy(postcodesRouter({ isDown: () => false }));
  for (const [postcode, place] of Object.entries(listedPostcodes)) {
    expect(await find(postcode), postcode).toEqual({ outcome: 'found', place });
    expect(regionOfPostcode(postcode)).toBe(place.region);
  }
  const unknown = { outcome: 'unknown', place: null };
  expect(await find('01001-999')).toEqual(unknown);
  expect(await find('2')).toEqual(unknown);
});

test('a directory that fails, is slow, or answers nonsense blocks nobody (W9)', async () => {
  const unavailable = { outcome: 'unavailable', place: null };
  let isDown = true;
  const down = await placesBy(postcodesRouter({ isDown: () => isDown }));
  expect(await down.find('01001-000')).toEqual(unavailable);
  // It is asked again when it is back.
  isDown = false;
  expect(await down.find('01001-000')).toMatchObject({ outcome: 'found' });
  for (const answer of ['<html>', { localidade: '', uf: 'SP' }, { erro: 'false' }, []]) {
    const odd = await placesBy(answering(() => answer).router);
    expect(await odd.find('01001-000')).toEqual(unavailable);
  }
  // A place of another state than the postcode's would be refused with the order.
  const elsewhere = { logradouro: 'Rua A', bairro: 'B', localidade: 'Recife', uf: 'PE' };
  const wrong = await placesBy(answering(() => elsewhere).router);
  expect(await wrong.find('01001-000')).toEqual({ outcome: 'unknown', place: null });
});

test('the directory is asked once per postcode, with a limit per person (W9)', async () => {
  const directory = answering(() => ({ erro: true }));
  const { find, pass } = await placesBy(directory.router);
  await find('01001-000');
  await find('01001-000', 2);
  expect(directory.requests()).toBe(1);
  for (let number = 100; number < 140; number += 1) {
    await find(`01001-${number}`);
  }
  expect(directory.requests()).toBe(30);
  expect((await find('01001-140')).outcome).toBe('unavailable');
  pass(HOUR);
  expect((await find('01001-140')).outcome).toBe('unknown');
});
