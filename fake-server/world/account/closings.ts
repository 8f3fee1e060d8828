import type { AccountClosure } from '#contract/entities/account-closure.ts';
import { type ClosingObstacle, closingObstacles } from '#contract/entities/closing-types.ts';
import { spanIn, spanWords } from '../../content/span-words.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { depositTable } from '../../store/deposits/deposits.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import { playTable } from '../../store/play/play.ts';
import { secondStepTable } from '../../store/protection/second-steps.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import { payoutPartTable } from '../../store/withdrawals/payout-parts.ts';
import type { Wallet } from '../ledger/wallet.ts';
import type { Letters } from '../notifications/letters.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import type { Sessions } from '../sessions/sessions.ts';

const DAY = 24 * 60 * 60_000;

/** Closing accounts (W5). */
export interface Closings {
  state(member: MemberRow): AccountClosure;
  /**
   * Schedules the closing of an account, and ends every session; if something stands in the way, it
   * does nothing. Repeating it changes nothing.
   */
  ask(member: MemberRow, origin: OriginRow): AccountClosure;
  /** Cancels the closing. */
  cancelClosure(member: MemberRow, origin: OriginRow): AccountClosure;
}

interface ClosingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly wallet: Wallet;
  readonly sessions: Sessions;
  readonly history: SecurityHistory;
  readonly letters: Letters;
}

export function createClosings(parts: ClosingParts): Closings {
  const { database, clock, settings, members, wallet, sessions, history, letters } = parts;
  const rounds = playTable(database);
  const deposits = depositTable(database);
  const payoutParts = payoutPartTable(database);
  const attempts = secondStepTable(database);

  const obstacles = ({ id, currency }: MemberRow): AccountClosure['obstacles'] => {
    const { available, vendors, reserved, bonus, locked } = wallet.parts(id);
    const own = available + vendors;
    const money = (amount: number) => ({ amount, currency });
    const found: Readonly<Record<ClosingObstacle, ReturnType<typeof money> | boolean>> = {
      rounds: rounds.hasOpenRounds(id),
      bonuses: bonus + locked > 0 && money(bonus + locked),
      deposit: deposits.openOf(id) !== undefined,
      payouts: reserved > 0 ? money(reserved) : payoutParts.isAnyOpen(id),
      // Less than that cannot be withdrawn, so it does not block a closing.
      money: own >= settings.current.withdrawals.minimum && money(own),
    };
    return closingObstacles.flatMap((kind) => {
      const amount = found[kind];
      return amount === false ? [] : [{ kind, amount: amount === true ? null : amount }];
    });
  };

  const state = (member: MemberRow): AccountClosure => ({
    closesAt: member.closes_at === null ? null : momentOf(member.closes_at),
    waitDays: settings.current.closing.waitDays,
    obstacles: obstacles(member),
  });
  const now = (member: MemberRow) => members.byId(member.id) ?? member;

  /** Without an email address there is no mail about the history. */
  const writeSms = (member: MemberRow, origin: OriginRow, waitDays: number) => {
    const { email, mobile } = member;
    if (email !== null || mobile === null) return;
    letters.write(member, {
      to: { kind: 'mobile', address: mobile },
      text: (texts, language) => texts.closureRequested(spanIn(waitDays, 'day', language)),
      origin,
    });
  };

  return {
    state,
    ask: (asking, origin) =>
      database.transaction(() => {
        const member = now(asking);
        const before = state(member);
        if (before.closesAt !== null || before.obstacles.length > 0) return before;
        const { waitDays } = settings.current.closing;
        members.setClosing(member.id, clock.now() + waitDays * DAY);
        history.note(member.id, 'closureRequested', origin, {
          closureTime: spanWords(waitDays, 'day'),
        });
        writeSms(member, origin, waitDays);
        attempts.endOfMember(member.id);
        attempts.forgetDevices(member.id);
        sessions.endOfMember(member.id);
        return state(now(member));
      }),
    cancelClosure: (asking, origin) =>
      database.transaction(() => {
        const member = now(asking);
        if (member.closes_at === null) return state(member);
        members.setClosing(member.id, null);
        history.note(member.id, 'closureCancelled', origin);
        return state(now(member));
      }),
  };
}
