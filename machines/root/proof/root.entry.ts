import { catalogueEntry } from '../../catalogue/entry.ts';
import { memberOfType } from '../../catalogue/examples.ts';
import { always, isIn } from '../../catalogue/history.ts';
import { rootMachine } from '../root.machine.ts';

/** The root as tools and tests know it. */
export const rootEntry = catalogueEntry<typeof rootMachine>({
  id: 'root',
  title: 'Portal',
  purpose: 'Keeps what lives as long as the page, and passes on what one part tells to another.',
  requirements: ['A15', 'A17', 'A19', 'A20', 'S9', 'S12'],
  machine: rootMachine,
  inputs: { plain: undefined },
  events: {
    'session.started': [{ type: 'session.started', member: memberOfType(0), intent: null }],
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
    {
      name: 'it runs with all its parts, or says that it is broken',
      holds: (history) =>
        always(
          history,
          (step) => step.event.type.startsWith('xstate.error.'),
          (step) => isIn(step, 'broken') && step.status === 'done',
        ),
    },
    {
      name: 'dialogs open for an expired session, a wanted login and an owed password, nothing else',
      holds: (history) =>
        history.every(({ effects, event }) => {
          const opens =
            event.type === 'login.wanted' ||
            event.type === 'passwordChange.wanted' ||
            (event.type === 'session.ended' && event['reason'] === 'expired');
          return effects.includes('sent modal.opened') === opens;
        }),
    },
    {
      name: 'dialogs of before are gone when a session starts or ends, and when the site closes',
      holds: (history) =>
        always(
          history,
          ({ event }) => ['session.started', 'session.ended', 'site.closed'].includes(event.type),
          ({ effects }) => effects.includes('sent modals.cleared'),
        ),
    },
    {
      name: 'what went wrong is said: an expired session, a failed free play, a lost server',
      holds: (history) =>
        history.every(({ effects, event }) => {
          const says =
            event.type === 'freePlay.failed' ||
            event.type === 'server.lost' ||
            (event.type === 'session.ended' &&
              event['reason'] === 'expired' &&
              // A dialog of its own says it, and offers another link.
              event['code'] !== 'recovery_link_expired');
          return effects.includes('sent notice.raised') === says;
        }),
    },
    {
      name: 'a server that is back takes its notice away',
      holds: (history) =>
        always(
          history,
          ({ event }) => event.type === 'server.found',
          ({ effects }) => effects.includes('sent notice.dismissed'),
        ),
    },
  ],
  journeys: [
    {
      name: 'a session expires, the person signs in again, and out',
      moves: [
        { event: { type: 'session.ended', reason: 'expired', code: 'token_expired' } },
        { event: { type: 'session.started', member: memberOfType(0), intent: null } },
        { event: { type: 'session.ended', reason: 'signedOut', code: null } },
      ],
      ends: 'running',
    },
    {
      name: 'a part breaks',
      moves: [{ actor: 'session', failed: true }],
      ends: 'broken',
    },
  ],
});
