import type { IncomeInFull, IncomePerson } from '#contract/entities/income.ts';
import { INCOME_RULE_VERSION } from '#contract/entities/income-types.ts';
import { momentOf } from '../../kernel/clock.ts';
import { maskedName } from '../../kernel/masked-name.ts';
import { entriesOf, type PageRequest, pagesOf } from '../../kernel/pages.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import { contractTable } from '../../store/agents/contracts.ts';
import type { CountedPlay, KnownSpan } from '../../store/agents/counted-play.ts';
import type { IncomeRecordTable, ShownIncomeRow } from '../../store/agents/income-record.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { termsOf } from './contract-terms.ts';
import { lineOf } from './income-view.ts';
import { personOf } from './previews.ts';
import { ACTIVE_MEMBER_BET, isActive } from './team-figures.ts';

interface DetailParts {
  readonly database: Database;
  readonly record: IncomeRecordTable;
  readonly play: CountedPlay;
  readonly settings: SettingsInForce;
  readonly members: { byId(id: number): MemberRow | undefined };
}

/** The details of income lines, as known at settlement (C4). */
export function createIncomeDetails(parts: DetailParts) {
  const { record, play, settings, members } = parts;
  const contracts = contractTable(parts.database);
  const nameOf = (memberId: number) => maskedName(members.byId(memberId)?.nickname ?? '');

  const notCountedIn = (member: MemberRow, row: ShownIncomeRow): IncomeInFull['notCounted'] => {
    const own = play.of(member.id, spanOf(row));
    const others = play.uncounted(member.id, spanOf(row));
    return [
      ...(own.bet > 0 ? [{ reason: 'own' as const, bets: null, amount: own.bet }] : []),
      ...others,
    ];
  };
  const paymentOf = ({ payment_id: id }: ShownIncomeRow): IncomeInFull['payment'] => {
    const payment = id === null ? undefined : record.payment(id);
    if (!payment) return null;
    const { transaction_id: transactionId, at, amount, lines } = payment;
    return { transactionId: String(transactionId), at: momentOf(at), amount, lines };
  };

  return {
    inFull(member: MemberRow, row: ShownIncomeRow): IncomeInFull {
      const contract = contracts.find(row.contract_id);
      if (!contract) throw new Error(`Line ${row.id} has no contract.`);
      const { currency, timeZone } = settings.current;
      return {
        line: lineOf(row),
        ruleVersion: INCOME_RULE_VERSION,
        terms: termsOf(contract),
        shares: record
          .shares(row.id)
          .map(({ agent_id: agentId, ...share }) => ({
            agent: personOf(members, agentId),
            ...share,
          })),
        notCounted: notCountedIn(member, row),
        corrections: record
          .corrections(member.id, spanOf(row))
          .map((each) => ({
            name: nameOf(each.member_id),
            at: momentOf(each.at),
            reason: each.reason,
            bet: each.bet,
            win: each.win,
            recordedAt: momentOf(each.recorded_at),
          })),
        changedBy: record.changing(row.id, row.settled_at).map(lineOf),
        payment: paymentOf(row),
        activeMemberBet: ACTIVE_MEMBER_BET,
        currency,
        timeZone,
      };
    },
    people(member: MemberRow, row: ShownIncomeRow, page: PageRequest) {
      const rows = play.peopleBelow(member.id, spanOf(row));
      return {
        people: entriesOf(rows, page).map(
          ({ member_id: memberId, bet, win }): IncomePerson => ({
            name: nameOf(memberId),
            betAmount: bet,
            profitAndLoss: bet - win,
            isActive: isActive(bet),
          }),
        ),
        totalPages: pagesOf(rows.length, page),
      };
    },
  };
}

/** The time span of a line, and the corrections that it took into account. */
function spanOf(row: ShownIncomeRow): KnownSpan {
  return { from: row.from_at, before: row.until_at, knownCorrection: row.known_correction };
}
