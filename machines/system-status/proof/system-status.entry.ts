import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed, tooManyRequests } from '../../catalogue/examples.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { type SiteFacts, systemStatusMachine } from '../system-status.machine.ts';

const normal: SiteFacts = { status: 0, ip: '203.0.113.7', until: null };
const maintenance: SiteFacts = { status: 1, ip: '203.0.113.7', until: '2026-01-01T06:00:00.000Z' };
const prolonged: SiteFacts = { ...maintenance, until: '2026-01-01T08:00:00.000Z' };
const restricted: SiteFacts = { status: 2, ip: '203.0.113.7', until: null };

const siteStates = ['normal', 'maintenance', 'regionRestricted'] as const;
const isUnreachable = { server: 'unreachable' };

/** Catalogue entry: site's status. */
export const systemStatusEntry = catalogueEntry<typeof systemStatusMachine>({
  id: 'systemStatus',
  title: 'System status',
  purpose: 'Knows whether the site is open to this visitor, and whether the server answers.',
  requirements: ['S9'],
  machine: systemStatusMachine,
  inspected: { shown: ['site'] },
  inputs: { plain: undefined },
  events: {
    'status.reported': [
      { type: 'status.reported', site: normal },
      { type: 'status.reported', site: maintenance },
      { type: 'status.reported', site: restricted },
    ],
    'check.requested': [{ type: 'check.requested' }],
  },
  outcomes: {
    readStatus: [
      { ok: true, value: normal },
      { ok: true, value: maintenance },
      { ok: true, value: restricted },
      networkFailed,
      tooManyRequests,
    ],
  },
  invariants: [
    always('the screen shows the last known state', (step) => {
      const { site } = step.context;
      return isIn(step, { site: site === null ? 'unknown' : siteStates[site.status] });
    }),
    whenever(
      'a reported status is known at once',
      ({ event }) => event.type === 'status.reported',
      ({ context, event }) => context.site === event['site'],
    ),
    always(
      'a server that does not answer changes nothing of what is known',
      (step, before) =>
        !(step.event.type.startsWith('xstate.error.') || isRefusal(step.event['output'])) ||
        step.context.site === before.at(-1)?.context.site,
    ),
    always(
      'the screens close over an open dialog once for each closing',
      (step, before) =>
        step.effects.includes('emitted site.closed') ===
        (step.tags.has('closed') &&
          before.at(-1)?.context.site?.status !== step.context.site?.status),
    ),
    always(
      'every opening is reported once',
      (step, before) =>
        step.effects.includes('emitted site.opened') ===
        (isIn(step, { site: 'normal' }) && before.at(-1)?.context.site?.status !== 0),
    ),
    always(
      'the server is reported as lost when it stops answering, and as found when it returns',
      (step, before) => {
        const was = before.slice(-1).some((last) => isIn(last, isUnreachable));
        const is = isIn(step, isUnreachable);
        return (
          step.effects.includes('emitted server.lost') === (is && !was) &&
          step.effects.includes('emitted server.found') === (was && !is)
        );
      },
    ),
  ],
  journeys: [
    {
      name: 'maintenance starts, is extended, and ends by itself',
      moves: [
        {
          actor: 'readStatus',
          done: { ok: true, value: normal },
          reaches: { site: 'normal', server: 'answering' },
        },
        { elapsed: 30_000, reaches: { site: 'normal', server: 'asking' } },
        {
          actor: 'readStatus',
          done: { ok: true, value: maintenance },
          context: { site: maintenance },
        },
        { event: { type: 'check.requested' } },
        { actor: 'readStatus', done: { ok: true, value: prolonged }, context: { site: prolonged } },
        // While closed, it polls more often.
        { elapsed: 10_000, reaches: { site: 'maintenance', server: 'asking' } },
        { actor: 'readStatus', done: { ok: true, value: normal } },
      ],
      ends: { site: 'normal', server: 'answering' },
    },
    {
      name: 'the server stops answering, and its last answer counts until it returns',
      moves: [
        { actor: 'readStatus', done: { ok: true, value: restricted } },
        { elapsed: 10_000, reaches: { site: 'regionRestricted', server: 'asking' } },
        {
          actor: 'readStatus',
          failed: true,
          reaches: { site: 'regionRestricted', server: { unreachable: 'resting' } },
        },
        {
          elapsed: 5000,
          reaches: { site: 'regionRestricted', server: { unreachable: 'retrying' } },
        },
        {
          actor: 'readStatus',
          done: networkFailed,
          reaches: { site: 'regionRestricted', server: { unreachable: 'resting' } },
        },
        { event: { type: 'check.requested' } },
        { actor: 'readStatus', failed: true },
        { event: { type: 'check.requested' } },
        { actor: 'readStatus', done: { ok: true, value: normal } },
      ],
      ends: { site: 'normal', server: 'answering' },
    },
    {
      name: 'a server that names a waiting time is not lost, and returns when it says',
      moves: [
        { actor: 'readStatus', done: tooManyRequests, reaches: { server: 'answering' } },
        { elapsed: 30_000, reaches: { server: 'asking' } },
        { actor: 'readStatus', done: networkFailed },
        { elapsed: 5000 },
        { actor: 'readStatus', done: tooManyRequests },
      ],
      ends: { site: 'unknown', server: 'answering' },
    },
    {
      name: 'a call is refused for maintenance before the next question',
      moves: [
        { actor: 'readStatus', done: networkFailed },
        {
          event: { type: 'status.reported', site: maintenance },
          reaches: { site: 'maintenance', server: { unreachable: 'resting' } },
        },
        { event: { type: 'status.reported', site: restricted } },
      ],
      ends: { site: 'regionRestricted', server: { unreachable: 'resting' } },
      context: { site: restricted },
    },
  ],
});

function isRefusal(output: unknown): boolean {
  return typeof output === 'object' && output !== null && 'ok' in output && output.ok === false;
}
