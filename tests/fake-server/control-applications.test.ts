import { expect, test } from 'vitest';
import { controlCalls } from './support/control-calls.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer();
const { post } = controlCalls(() => new URL(server.portalUrl).origin);

test('the operator opens an application and decides on it, each once (T3, W6)', async () => {
  const { world } = server;
  const application = world.applications.apply(memberOf(world, 'joao'), 'live-cashback', {
    comment: 'I played',
    pictures: [],
  }).id;
  const step = (name: string) => post('applications/step', { application, step: name });
  expect(await step('take_up')).toMatchObject({
    status: 200,
    body: { applications: [{ account: 'joao', comment: 'I played', state: 'in_process' }] },
  });
  expect(await step('take_up')).toMatchObject({ status: 409 });
  expect(await step('sell')).toMatchObject({ status: 400 });
  expect(await step('pictures_unclear')).toMatchObject({
    body: { applications: [{ state: 'rejected' }] },
  });
  expect(await step('issue')).toMatchObject({ status: 409 });
});
