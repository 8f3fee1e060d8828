import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { readActorCalls } from '#tools/flows/actor-calls.ts';
import { catalogue } from '#tools/machine-catalogue.ts';

const calls = readActorCalls();

test('actors use calls of the contract, and belong to a machine (T7)', () => {
  const routes = Object.entries(contract).flatMap(([domain, names]) =>
    Object.keys(names).map((name) => `${domain}.${name}`),
  );
  const found = [...calls.values()].flatMap((actors) => Object.values(actors).flat());
  expect(found.filter((call) => !routes.includes(call))).toEqual([]);
  const machines = new Map(
    catalogue.map(({ id, outcomes }) => [id, Object.keys(outcomes)] as const),
  );
  const unknown = [...calls].flatMap(([machine, actors]) =>
    Object.keys(actors).filter((source) => machines.get(machine)?.includes(source) !== true),
  );
  expect(unknown).toEqual([]);
});

test('finds calls in an actor, and in the functions that it uses (T7)', () => {
  expect(calls.get('withdrawalConfirmation')).toEqual({
    watchConnection: [],
    readPart: ['withdrawals.one', 'withdrawals.toConfirm'],
    sendReceived: ['withdrawals.received'],
    sendComplaint: ['withdrawals.notReceived'],
    watchWithdrawal: ['withdrawals.one'],
  });
});
