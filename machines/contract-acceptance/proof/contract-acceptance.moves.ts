import { exampleEnding, examplePreview } from './contract-acceptance.examples.ts';

export const plain = { ok: true, value: examplePreview() } as const;
export const ending = {
  ok: true,
  value: examplePreview({}, { endings: [exampleEnding] }),
} as const;
export const termination = {
  ok: true,
  value: examplePreview({ state: 'terminationRequested' }),
} as const;
export const done = { ok: true, value: null } as const;
export const read = (value: ReturnType<typeof examplePreview>) =>
  ({ actor: 'readPreview', done: { ok: true, value } }) as const;
export const refusal = (code: 'contract_changed' | 'contract_answered' | 'too_many_requests') =>
  ({ ok: false, code }) as const;

export const accept = { event: { type: 'answer.chosen', answer: 'accept' } } as const;
export const reject = { event: { type: 'answer.chosen', answer: 'reject' } } as const;
export const confirm = { event: { type: 'answer.confirmed' } } as const;
export const retry = { event: { type: 'retry.requested' } } as const;
export const understand = (isUnderstood: boolean) =>
  ({ event: { type: 'endings.understood', isUnderstood } }) as const;
