import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import { limitListWords } from '../../content/play-limit-words.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { playLimitTable } from '../../store/ledger/play-limits.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { OwnLimits } from '../ledger/own-limits.ts';
import type { Restrictions } from '../ledger/restrictions.ts';
import type { Notifications } from '../notifications/notifications.ts';

const DAY = 24 * 60 * 60_000;

/** Reminds players of their limits twice a year (W10). */
export interface LimitReminders {
  /**
   * Ends every time between two reminders that is over, and reminds those who paid in or staked
   * during theirs. People who have stopped playing, or may not stake now, get no message.
   */
  remindDue(): void;
}

interface ReminderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: Pick<MemberTable, 'byId'>;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly ownLimits: Pick<OwnLimits, 'of'>;
  readonly restrictions: Pick<Restrictions, 'stoppingOf'>;
  readonly ledger: Pick<Ledger, 'linesSince'>;
  readonly depositsSince: (memberId: number, since: number) => readonly unknown[];
}

export function createLimitReminders(parts: ReminderParts): LimitReminders {
  const { database, clock, settings, members, notifications } = parts;
  const { ownLimits, restrictions, ledger } = parts;
  const table = playLimitTable(database);

  const plays = ({ id, type, blocked }: MemberRow, since: number) =>
    type !== TRIAL_TYPE &&
    blocked === 0 &&
    !restrictions.stoppingOf(id, 'stakes') &&
    (parts.depositsSince(id, since).length > 0 || ledger.linesSince(id, 'stake', since).length > 0);

  const remind = (member: MemberRow) => {
    const { limits, currency } = ownLimits.of(member);
    if (limits.length === 0) notifications.tell(member.id, 'playLimit.reminderWithout', {});
    else {
      const values = { limits: limitListWords(limits, currency) };
      notifications.tell(member.id, 'playLimit.reminder', values);
    }
  };

  return {
    remindDue() {
      const now = clock.now();
      const latest = now - settings.current.playLimits.reminderDays * DAY;
      const due = table.dueForReminder(latest);
      if (due.length === 0) return;
      database.transaction(() => {
        for (const { id, since } of due) {
          const member = members.byId(id);
          if (member && plays(member, since)) remind(member);
          table.beginReminder(id, now);
        }
      });
    },
  };
}
