import type { Step } from '../../catalogue/entry.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { memberOfType } from '../../catalogue/examples.ts';
import { isIn } from '../../catalogue/history.ts';
import { inWords } from '../../catalogue/in-words.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { rootMachine } from '../root.machine.ts';

type RootStep = Step<typeof rootMachine>;

/** How many dialogs are open after these steps, by the events sent to the dialogs. */
function openIn(steps: readonly RootStep[]): number {
  const all = steps.flatMap(({ effects }) => effects);
  return all
    .slice(all.lastIndexOf('sent modals.cleared') + 1)
    .filter((effect) => effect === 'sent modal.opened').length;
}

/** Whether a person's session ended without their action. */
const isShutOut = ({ event }: RootStep) =>
  event.type === 'session.ended' && event['reason'] === 'expired';

/** Whether somebody waits for a dialog. */
const isWanted = ({ event }: RootStep) => event.type.endsWith('.wanted');

/** Catalogue entry: root. */
export const rootEntry = catalogueEntry<typeof rootMachine>({
  id: 'root',
  title: 'Portal',
  purpose: 'Runs what lives as long as the page, and passes events from one part to another.',
  requirements: ['A15', 'A17', 'A19', 'A20', 'S9', 'S12'],
  machine: rootMachine,
  noView: 'It keeps its four parts together; each of them has its own view.',
  inputs: { plain: undefined },
  events: {
    'session.started': [
      { type: 'session.started', member: memberOfType(0), intent: null, beganHere: true },
    ],
    'session.ended': [
      { type: 'session.ended', reason: 'signedOut', code: null },
      { type: 'session.ended', reason: 'expired', code: 'token_expired' },
      { type: 'session.ended', reason: 'expired', code: 'recovery_link_expired' },
    ],
    'login.wanted': [{ type: 'login.wanted' }],
    'passwordChange.wanted': [
      { type: 'passwordChange.wanted', recovered: false },
      { type: 'passwordChange.wanted', recovered: true },
    ],
    'freePlay.failed': [{ type: 'freePlay.failed', code: 'network_failed' }],
    'site.closed': [{ type: 'site.closed' }],
    'server.lost': [{ type: 'server.lost' }],
    'server.found': [{ type: 'server.found' }],
  },
  outcomes: { session: [], systemStatus: [], modals: [], notices: [], wiring: [] },
  invariants: [
    whenever(
      'it runs with all its parts, or says that it is broken',
      (step) => step.event.type.startsWith('xstate.error.'),
      (step) => isIn(step, 'broken') && step.status === 'done',
    ),
    whenever(
      'a dialog that was opened for one person is closed for the next',
      ({ event }) => /^(?:session\.|site\.closed)/u.test(event.type),
      // The dialog of this step opens after all others are gone.
      (step, before) => openIn([...before, step]) === openIn([step]),
    ),
    whenever(
      'a person who wants to sign in sees one dialog, and other people see none',
      ({ status }) => status === 'active',
      (step) => openIn([step]) === (isShutOut(step) || isWanted(step) ? 1 : 0),
    ),
    whenever(
      'a session never ends without a warning',
      isShutOut,
      // The dialog of an expired link already says it, and offers another link.
      ({ effects, event }) =>
        effects.includes('sent notice.raised') === (event['code'] !== 'recovery_link_expired'),
    ),
    whenever(
      'a person who signs out, or does nothing, sees no failure',
      (step) => !isShutOut(step) && !/\.(?:failed|lost)$/u.test(step.event.type),
      ({ effects }) => !effects.includes('sent notice.raised'),
    ),
    whenever(
      'a failure is shown, and a lost server only until it answers',
      ({ event }) => /\.(?:failed|lost|found)$/u.test(event.type),
      ({ effects, event }) =>
        effects.length === 1 &&
        effects[0] ===
          (event.type.endsWith('.found') ? 'sent notice.dismissed' : 'sent notice.raised'),
    ),
  ],
  journeys: [
    {
      name: 'a session expires, the person signs in again, and out',
      moves: [
        { event: { type: 'session.ended', reason: 'expired', code: 'token_expired' } },
        {
          event: {
            type: 'session.started',
            member: memberOfType(0),
            intent: null,
            beganHere: true,
          },
        },
        { event: { type: 'session.ended', reason: 'signedOut', code: null } },
      ],
      ends: 'running',
    },
    {
      name: 'the link of a mail has expired',
      moves: [
        { event: { type: 'session.ended', reason: 'expired', code: 'recovery_link_expired' } },
      ],
      ends: 'running',
    },
    {
      name: 'free play fails for a visitor, who signs in and owes a new password',
      moves: [
        { event: { type: 'freePlay.failed', code: 'network_failed' } },
        { event: { type: 'login.wanted' } },
        { event: { type: 'passwordChange.wanted', recovered: false } },
      ],
      ends: 'running',
    },
    {
      name: 'the server is lost and found, and the site closes',
      moves: [
        { event: { type: 'server.lost' } },
        { event: { type: 'server.found' } },
        { event: { type: 'site.closed' } },
      ],
      ends: 'running',
    },
    ...(['session', 'systemStatus', 'modals', 'notices', 'wiring'] as const).map(
      (actor) =>
        ({
          name: `a part fails: ${inWords(actor)}`,
          moves: [{ actor, failed: true }],
          ends: 'broken',
        }) as const,
    ),
  ],
});
