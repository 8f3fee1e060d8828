import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { CAPTCHA_REFRESH_MILLISECONDS, captchaMachine } from '../captcha.machine.ts';

const picture = { captchaId: '3b241101-e2bb-4255-8caf-4136c566a962', picture: 'iVBORw0KGgo=' };

/** Catalogue entry: captcha. */
export const captchaEntry = catalogueEntry<typeof captchaMachine>({
  id: 'captcha',
  title: 'Captcha',
  purpose: 'Shows a picture to copy, and changes it at most once a second.',
  requirements: ['A6', 'A8'],
  machine: captchaMachine,
  inspected: { shown: ['refreshMilliseconds'], named: ['picture'] },
  inputs: {
    quick: { refreshMilliseconds: 1 },
    real: { refreshMilliseconds: CAPTCHA_REFRESH_MILLISECONDS },
  },
  events: {
    'picture.requested': [{ type: 'picture.requested' }],
    'picture.spent': [{ type: 'picture.spent' }],
  },
  outcomes: { loadPicture: [{ ok: true, value: picture }, networkFailed] },
  invariants: [
    whenever(
      'a click never changes a picture that is less than a second old',
      (step) => step.event.type === 'picture.requested' && step.started.includes('loadPicture'),
      (_, before) => {
        const last = before.at(-1);
        return last !== undefined && (isIn(last, 'shown') || isIn(last, 'failed'));
      },
    ),
    always(
      'a picture is stored exactly while one is shown',
      (step) => (step.context.picture !== null) === (isIn(step, 'resting') || isIn(step, 'shown')),
    ),
    always(
      'a failure says why',
      (step) => (step.context.refusal !== null) === isIn(step, 'failed'),
    ),
    whenever(
      'a used picture is always replaced',
      ({ event }) => event.type === 'picture.spent',
      (step) => isIn(step, 'loading') && step.started.includes('loadPicture'),
    ),
    whenever(
      'a new picture can be changed only after a pause',
      (step) => isAccepted(step, 'loadPicture'),
      (step) => isIn(step, 'resting'),
    ),
    whenever(
      'a crash is reported as an unknown error',
      ({ event }) => event.type === 'xstate.error.actor.loadPicture',
      (step) => step.context.refusal?.code === 'unknown_error',
    ),
  ],
  journeys: [
    {
      name: 'a click changes the picture after a second, not before',
      input: 'real',
      moves: [
        { actor: 'loadPicture', done: { ok: true, value: picture } },
        { event: { type: 'picture.requested' }, ignored: true },
        { elapsed: 1000 },
        { event: { type: 'picture.requested' } },
      ],
      ends: 'loading',
    },
    {
      name: 'a failed picture is requested again',
      moves: [
        { actor: 'loadPicture', done: networkFailed },
        { event: { type: 'picture.requested' } },
        { actor: 'loadPicture', done: { ok: true, value: picture } },
      ],
      ends: 'resting',
    },
  ],
});
