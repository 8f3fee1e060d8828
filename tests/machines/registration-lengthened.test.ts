import { assert, describe, it } from 'vitest';
import { type AnyCatalogueEntry, catalogueEntry } from '#machines/catalogue/entry.ts';
import { registrationEntry } from '#machines/registration/proof/registration.entry.ts';
import { formDemanding, fullForm } from '#machines/registration/proof/registration.examples.ts';
import { createRegistrationMachine } from '#machines/registration/registration.machine.ts';
import { prove } from './kit/prove.ts';
import { subjectOf } from './kit/subject.ts';

const seed = Number(process.env['FC_SEED']);
const accepted = { ok: true, value: null } as const;
const refused = { ok: false, code: 'validation_failed' } as const;

const demands = [['verifyingIdentity'], ['settingLimits'], ['verifyingIdentity', 'settingLimits']];

/** The registration of a jurisdiction that asks for two steps more (G9). */
const lengthened = createRegistrationMachine([
  {
    state: 'verifyingIdentity',
    description: 'The identity is checked before the account exists.',
    actor: 'verifyIdentity',
  },
  {
    state: 'settingLimits',
    description: 'The person sets the limits of their play.',
    actor: 'setLimits',
  },
]);

const entry = catalogueEntry<typeof lengthened>({
  ...registrationEntry,
  machine: lengthened,
  outcomes: {
    ...registrationEntry.outcomes,
    loadForm: [
      ...registrationEntry.outcomes.loadForm,
      ...demands.flatMap((steps) => {
        const form = formDemanding(...steps);
        const unpuzzled = { ...form, settings: { ...form.settings, geetest: null } };
        const byFirebase = {
          ...form,
          settings: { ...form.settings, smsProvider: 'firebase' as const },
        };
        return [form, unpuzzled, byFirebase].map((value) => ({ ok: true, value }) as const);
      }),
    ],
    verifyIdentity: [accepted, refused],
    setLimits: [accepted, refused],
  },
  invariants: [
    ...registrationEntry.invariants,
    {
      name: 'the account is made only after every demanded step succeeded',
      holds: (history) =>
        history.every(({ started, context }, index) => {
          if (!started.includes('register')) return true;
          const from = history.findLastIndex(
            ({ event }, at) => at <= index && event.type === 'form.submitted',
          );
          const done = history.slice(from, index + 1).map(({ event }) => event.type);
          const demanded = context.form?.settings.extraSteps ?? [];
          return (
            done.includes('xstate.done.actor.verifyIdentity') ===
              demanded.includes('verifyingIdentity') &&
            done.includes('xstate.done.actor.setLimits') === demanded.includes('settingLimits')
          );
        }),
    },
  ],
  journeys: [
    {
      name: 'both steps are demanded, and the account comes after them',
      moves: [
        {
          actor: 'loadForm',
          done: { ok: true, value: formDemanding('verifyingIdentity', 'settingLimits') },
        },
        { event: { type: 'form.submitted', affiliateCode: '' } },
        { actor: 'checkDetails', done: accepted },
        { actor: 'verifyHumanity', done: accepted },
        { actor: 'verifyIdentity', done: accepted },
        { actor: 'setLimits', done: accepted },
      ],
      ends: { submitting: 'registering' },
    },
    {
      name: 'no step is demanded, and none runs',
      moves: [
        { actor: 'loadForm', done: { ok: true, value: fullForm } },
        { event: { type: 'form.submitted', affiliateCode: '' } },
        { actor: 'checkDetails', done: accepted },
        { actor: 'verifyHumanity', done: accepted },
      ],
      ends: { submitting: 'registering' },
    },
  ],
});

describe('a registration that a jurisdiction has lengthened', () => {
  const any: AnyCatalogueEntry = entry;

  // All of one machine's proof at once: elsewhere it is a test for each kind of claim.
  it('is proven as every machine of the catalogue is', { timeout: 120_000 }, () => {
    const { findings } = prove(subjectOf(any), { seed, walks: 100, hasty: false });
    assert(findings.length === 0, findings.map(({ text }) => text).join('\n\n'));
  });
});
