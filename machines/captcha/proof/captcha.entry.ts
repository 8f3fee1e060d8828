import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { always, isAccepted, isIn } from '../../catalogue/history.ts';
import { CAPTCHA_REFRESH_MILLISECONDS, captchaMachine } from '../captcha.machine.ts';

const picture = { captchaId: '3b241101-e2bb-4255-8caf-4136c566a962', picture: 'iVBORw0KGgo=' };

/** The captcha as tools and tests know it. */
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
    {
      name: 'a click never changes a picture that is less than a second old',
      holds: (history) =>
        always(
          history,
          (step) => step.event.type === 'picture.requested' && step.started.includes('loadPicture'),
          (_, before) => {
            const last = before.at(-1);
            return last !== undefined && (isIn(last, 'shown') || isIn(last, 'failed'));
          },
        ),
    },
    {
      name: 'a picture is in sight exactly while one is shown',
      holds: (history) =>
        history.every(
          (step) =>
            (step.context.picture !== null) === (isIn(step, 'resting') || isIn(step, 'shown')),
        ),
    },
    {
      name: 'a failure says why',
      holds: (history) =>
        history.every((step) => (step.context.refusal !== null) === isIn(step, 'failed')),
    },
    {
      name: 'a spent picture always brings another',
      holds: (history) =>
        always(
          history,
          ({ event }) => event.type === 'picture.spent',
          (step) => isIn(step, 'loading') && step.started.includes('loadPicture'),
        ),
    },
    {
      name: 'a picture that arrived rests before it can be changed',
      holds: (history) =>
        always(
          history,
          (step) => isAccepted(step, 'loadPicture'),
          (step) => isIn(step, 'resting'),
        ),
    },
    {
      name: 'a crash is told as an unknown error',
      holds: (history) =>
        always(
          history,
          ({ event }) => event.type === 'xstate.error.actor.loadPicture',
          (step) => step.context.refusal?.code === 'unknown_error',
        ),
    },
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
      name: 'a picture that failed is asked for again',
      moves: [
        { actor: 'loadPicture', done: networkFailed },
        { event: { type: 'picture.requested' } },
        { actor: 'loadPicture', done: { ok: true, value: picture } },
      ],
      ends: 'resting',
    },
  ],
});
