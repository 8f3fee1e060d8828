import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { refuses } from '../../catalogue/moves.ts';
import { speedTestMachine } from '../speed-test.machine.ts';

const near = 'https://near.example';
const far = 'https://far.example';
const domains = { ok: true, value: [near, far] } as const;

/** Catalogue entry: speed test. */
export const speedTestEntry = catalogueEntry<typeof speedTestMachine>({
  id: 'speedTest',
  title: 'Speed test',
  purpose: 'Measures each domain of the site, so that a person can choose the fastest.',
  requirements: ['S8'],
  machine: speedTestMachine,
  inspected: { named: ['domains', 'results'] },
  inputs: { plain: undefined },
  events: {
    'test.stopped': [{ type: 'test.stopped' }],
    'test.repeated': [{ type: 'test.repeated' }],
  },
  outcomes: {
    loadDomains: [domains, { ok: true, value: [] }, networkFailed],
    measureDomain: [{ ok: true, value: 40 }, networkFailed],
  },
  invariants: [
    always(
      'each domain is measured once, in the order of the list',
      ({ context: { domains: all, results } }) =>
        results.length <= all.length && results.every(({ domain }, index) => domain === all[index]),
    ),
    whenever(
      'a domain is being measured exactly while some are left',
      ({ event }) => /^xstate\.(?:done|error)\.actor\.measureDomain$/u.test(event.type),
      (step) => {
        const { domains: all, results } = step.context;
        const isLeft = results.length < all.length;
        return (
          isIn(step, isLeft ? 'measuring' : 'measured') &&
          step.started.includes('measureDomain') === isLeft
        );
      },
    ),
    always('every measurement is recorded: its time, or its failure', (step, earlier) => {
      if (!/^xstate\.(?:done|error)\.actor\.measureDomain$/u.test(step.event.type)) return true;
      const before = earlier.at(-1)?.context.results.length ?? 0;
      const noted = step.context.results.at(-1)?.milliseconds;
      return (
        step.context.results.length === before + 1 &&
        noted === (isAccepted(step, 'measureDomain') ? 40 : null)
      );
    }),
    whenever(
      'listed domains are measured; without any there is nothing to measure',
      (step) => isAccepted(step, 'loadDomains'),
      (step) => isIn(step, step.context.domains.length > 0 ? 'measuring' : 'measured'),
    ),
    always(
      'a failure says why',
      (step) => (step.context.refusal !== null) === isIn(step, 'failed'),
    ),
    whenever(
      'measuring again forgets what was measured',
      ({ event }) => event.type === 'test.repeated',
      (step) =>
        isIn(step, 'loadingDomains') &&
        step.context.results.length === 0 &&
        step.context.domains.length === 0,
    ),
    whenever(
      'a crash of the list is reported as an unknown error',
      ({ event }) => event.type === 'xstate.error.actor.loadDomains',
      (step) => step.context.refusal?.code === 'unknown_error',
    ),
  ],
  journeys: [
    {
      name: 'two domains, of which one does not answer, measured twice',
      moves: [
        { event: { type: 'test.stopped' }, ignored: true },
        { actor: 'loadDomains', done: domains, context: { domains: [near, far] } },
        { actor: 'measureDomain', done: networkFailed, reaches: 'measuring' },
        {
          actor: 'measureDomain',
          done: { ok: true, value: 40 },
          reaches: 'measured',
          context: {
            results: [
              { domain: near, milliseconds: null },
              { domain: far, milliseconds: 40 },
            ],
          },
        },
        { event: { type: 'test.repeated' }, context: { results: [], domains: [] } },
        { actor: 'loadDomains', done: domains },
      ],
      ends: 'measuring',
    },
    {
      name: 'stopped after the first, which keeps what is known',
      moves: [
        { actor: 'loadDomains', done: domains },
        { actor: 'measureDomain', failed: true },
        { event: { type: 'test.stopped' } },
      ],
      ends: 'measured',
      context: { results: [{ domain: near, milliseconds: null }] },
    },
    {
      name: 'the list fails and is requested again',
      moves: [
        refuses('loadDomains', networkFailed),
        { event: { type: 'test.repeated' }, context: { refusal: null } },
        { actor: 'loadDomains', done: { ok: true, value: [] } },
      ],
      ends: 'measured',
    },
  ],
});
