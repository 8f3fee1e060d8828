import { pauseKindOf } from '#contract/entities/play-pause-types.ts';
import { contract } from '#contract/index.ts';
import { pauseEndOf, pauseStageAt } from '#contract/rules/play-pauses.ts';
import { playPauseTable } from '../store/ledger/play-pauses.ts';
import { scenes } from './scene.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Longer than six months: a self-exclusion that began then is over. */
const LONG_AGO = 200 * DAY;

/** How a pause is that a scene brings about. */
const played = {
  'break-begun': { length: 'oneDay', stage: 'holds', ago: HOUR },
  'self-excluded': { length: 'sixMonths', stage: 'holds', ago: DAY },
  'self-exclusion-over': { length: 'sixMonths', stage: 'over', ago: LONG_AGO },
  'return-requested': { length: 'sixMonths', stage: 'returning', ago: LONG_AGO },
} as const;

/** Breaks and self-exclusions that somebody finds (W10). */
export const pauseScenes = scenes({
  scenarios: {
    'break-begun': 'Everyone who opens their breaks is on a break of one day',
    'self-excluded': 'Everyone who opens their breaks is self-excluded for six months',
    'self-exclusion-over': 'Everyone who opens their breaks had a self-exclusion that is over',
    'return-requested': 'Everyone who opens their breaks asked to come back from self-exclusion',
  },
  before: [contract.playPauses.state],
  play({ clock, database, live, settings }, { id: memberId }, scene) {
    const table = playPauseTable(database);
    const { length, stage, ago } = played[scene];
    const now = clock.now();
    const row = table.forMember(memberId);
    const kept = row && { ...row, returnsAt: row.returns_at };
    const isThere =
      kept !== undefined &&
      pauseKindOf(kept.length) === pauseKindOf(length) &&
      pauseStageAt(kept, now) === stage;
    if (isThere) return;
    const since = now - ago;
    const returnsAt = now + settings.current.playPauses.returnHours * HOUR;
    table.put(memberId, {
      length,
      since,
      until: pauseEndOf(length, since),
      returns_at: stage === 'returning' ? returnsAt : null,
    });
    live.tell(memberId, 'profile');
  },
});
