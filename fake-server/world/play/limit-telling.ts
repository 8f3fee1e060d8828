import { limitAmountWords, limitWords } from '../../content/play-limit-words.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MemberTable } from '../../store/members.ts';
import type { LooserLimit } from '../ledger/own-limits.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Notifications } from '../notifications/notifications.ts';

interface TellingParts {
  readonly clock: Clock;
  readonly members: Pick<MemberTable, 'byId'>;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly live: Pick<LiveUpdates, 'tell'>;
}

/** Tells players that a looser limit of their own has begun, or that one has ended (W10). */
export function createLimitTelling({ clock, members, notifications, live }: TellingParts) {
  return (memberId: number, { kind, frame, amount, from }: LooserLimit): void => {
    const currency = members.byId(memberId)?.currency;
    if (!currency) throw new Error(`There is no member ${memberId}.`);
    const before = { ago: Math.max(0, clock.now() - from) };
    const limit = limitWords(kind, frame);
    if (amount === null) notifications.tell(memberId, 'playLimit.removed', { limit }, before);
    else {
      const values = { limit, amount: limitAmountWords(kind, amount, currency) };
      notifications.tell(memberId, 'playLimit.higher', values, before);
    }
    // Pages that show limits follow the balance.
    live.tell(memberId, 'balance');
  };
}
