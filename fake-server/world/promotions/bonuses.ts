import type { BonusEnding } from '#contract/entities/bonus-types.ts';
import type { GameCategory } from '#contract/entities/game.ts';
import { bonusMoves } from '#contract/rules/bonus-moves.ts';
import { type Contribution, usualContribution, type Wagering } from '../../content/bonus-terms.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../store/database.ts';
import { type BonusRow, bonusTable } from '../../store/promotions/bonuses.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { TransactionKind } from '../ledger/ledger-accounts.ts';
import type { PostingResult } from '../ledger/ledger-writer.ts';
import { joined, type Share } from '../ledger/stake-shares.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** A bonus to give. */
export interface Grant {
  readonly memberId: number;
  /** Its source, also the idempotency key: once for each person. */
  readonly source: string;
  readonly kind: TransactionKind;
  /** Hundredths, above zero. */
  readonly amount: number;
  readonly wagering: Wagering;
}

/** An ended round that counts for bonuses. */
export interface CountedRound {
  readonly roundKey: string;
  readonly nodeId: string;
  /** Undefined for a game that is no longer in the catalogue: it counts in full. */
  readonly category: GameCategory | undefined;
  /** Hundredths. */
  readonly stake: number;
  /** When it ended, in milliseconds since the epoch. */
  readonly at: number;
}

/** A bonus with its money (W11). Hundredths. */
export interface BonusStanding extends BonusRow {
  /** What is left of it. */
  readonly bonus: number;
  /** Winnings from it. */
  readonly locked: number;
}

/**
 * Bonuses with wagering (W11). Only their own end removes them: deposits and withdrawals of own
 * money leave them unchanged.
 */
export interface Bonuses {
  /** Gives it once. */
  grant(grant: Grant): PostingResult;
  /** Active ones in the order in which they were given; expired ones have ended by now. */
  active(memberId: number): readonly BonusStanding[];
  /** All of a person's, latest first. */
  all(memberId: number): readonly BonusStanding[];
  /** A person's bonus; undefined if it is not theirs. */
  find(memberId: number, bonusId: number): BonusStanding | undefined;
  /** What can be staked from bonuses, in order of use. */
  purses(memberId: number): readonly Share[];
  /** Counts a round, and ends completed bonuses. @param isOpen bets are open */
  count(memberId: number, round: CountedRound, isOpen: () => boolean): void;
  /** Ends expired ones; the rest goes back to the house. */
  expireDue(memberId: number): void;
  /** What returned to bonuses that had ended meanwhile follows their money. */
  passOn(memberId: number, paid: readonly Share[], key: string): void;
  /** Ends one on its player's request; false if it was not active. */
  endByPlayer(memberId: number, bonusId: number, ending: 'refused' | 'given_up'): boolean;
}

export function createBonuses(database: Database, clock: Clock, ledger: Ledger): Bonuses {
  const table = bonusTable(database);

  const standingOf = (row: BonusRow): BonusStanding => {
    const currency = ledger.currencyOf(row.member_id);
    const of = (part: 'bonus' | 'locked') =>
      ledger.balanceOf({ member: row.member_id, part, bonus: row.id }, currency);
    return { ...row, bonus: of('bonus'), locked: of('locked') };
  };

  /** Moves the rest of a bonus: to the player, or back to the house. */
  const empty = (
    { id, member_id: member, bonus, locked }: BonusStanding,
    kind: TransactionKind,
    key: string,
  ): void => {
    if (bonus + locked === 0) return;
    const result = ledger.post({
      memberId: member,
      key,
      kind,
      currency: ledger.currencyOf(member),
      postings: [
        { account: { member, part: 'bonus', bonus: id }, amount: -bonus },
        { account: { member, part: 'locked', bonus: id }, amount: -locked },
        {
          account: kind === 'bonus_released' ? { member, part: 'available' } : { house: 'gifts' },
          amount: bonus + locked,
        },
      ],
    });
    if (!result.ok) throw new Error(`Bonus ${id} could not end: ${result.code}.`);
  };

  const endings = {
    released: 'bonus_released',
    expired: 'bonus_expired',
    refused: 'bonus_given_up',
    given_up: 'bonus_given_up',
    spent: 'bonus_expired',
  } as const satisfies Record<BonusEnding, TransactionKind>;

  const end = (row: BonusRow, state: BonusEnding, at: number): boolean => {
    if (!bonusMoves[row.state].includes(state) || !table.end(row.id, state, at)) return false;
    empty(standingOf(row), endings[state], `bonus:${row.id}:end`);
    return true;
  };

  const expireDue: Bonuses['expireDue'] = (memberId) => {
    const now = clock.now();
    if (!table.active(memberId).some(({ expires_at }) => expires_at <= now)) return;
    database.transaction(() => {
      for (const row of table.active(memberId)) {
        if (row.expires_at <= now) end(row, 'expired', row.expires_at);
      }
    });
  };

  return {
    grant: ({ memberId, source, kind, amount, wagering }) =>
      database.transaction(() => {
        const now = clock.now();
        const before = table.bySource(memberId, source);
        const id =
          before?.id ??
          table.insert({
            member_id: memberId,
            source,
            amount,
            required: amount * wagering.times,
            terms: JSON.stringify(wagering.contribution ?? usualContribution),
            granted_at: now,
            expires_at: now + wagering.days * DAY_MILLISECONDS,
          });
        const result = ledger.post({
          memberId,
          key: source,
          kind,
          currency: ledger.currencyOf(memberId),
          postings: [
            { account: { member: memberId, part: 'bonus', bonus: id }, amount },
            { account: { house: 'gifts' }, amount: -amount },
          ],
        });
        // The key was used for something that is no bonus: the row must not stay.
        if (!result.ok && !before) throw new Error(`Bonus ${source}: ${result.code}.`);
        return result;
      }),
    active(memberId) {
      expireDue(memberId);
      return table.active(memberId).map(standingOf);
    },
    all(memberId) {
      expireDue(memberId);
      return table.forMember(memberId).map(standingOf);
    },
    find(memberId, bonusId) {
      expireDue(memberId);
      const row = table.find(memberId, bonusId);
      return row && standingOf(row);
    },
    purses: (memberId) =>
      table.active(memberId).flatMap((row) => {
        const { id, bonus, locked } = standingOf(row);
        return [
          { account: { member: memberId, part: 'bonus', bonus: id }, amount: bonus },
          { account: { member: memberId, part: 'locked', bonus: id }, amount: locked },
        ] as const;
      }),
    count(memberId, { roundKey, nodeId, category, stake, at }, isOpen) {
      const active = table.active(memberId);
      let left = stake;
      for (const row of active) {
        const percent = percentOf(termsOf(row), nodeId, category);
        if (row.expires_at <= at || percent === 0 || left === 0) continue;
        const needed = row.required - row.counted;
        const counted = Math.min(needed, Math.floor((left * percent) / 100));
        // What this bonus does not need counts for the next one.
        left = counted < needed ? 0 : left - Math.ceil((counted * 100) / percent);
        if (counted > 0) {
          const round = { round_key: roundKey, stake, at, node_id: nodeId };
          table.count(row.id, { ...round, counted, percent });
        }
      }
      for (const { id } of active) {
        const row = table.find(memberId, id);
        if (!row || row.expires_at <= at) continue;
        if (row.counted >= row.required) end(row, 'released', at);
        else if (isEmpty(standingOf(row)) && !isOpen()) end(row, 'spent', at);
      }
    },
    expireDue,
    passOn(memberId, paid, key) {
      for (const { account } of joined(paid)) {
        if (!('bonus' in account)) continue;
        const row = table.find(memberId, account.bonus);
        if (!row || row.state === 'active') continue;
        empty(standingOf(row), endings[row.state], `bonus:${row.id}:after:${key}`);
      }
    },
    endByPlayer: (memberId, bonusId, ending) =>
      database.transaction(() => {
        const row = table.find(memberId, bonusId);
        return row !== undefined && end(row, ending, clock.now());
      }),
  };
}

function isEmpty({ bonus, locked }: BonusStanding): boolean {
  return bonus + locked === 0;
}

/** What counts for a bonus, by its terms. */
export function termsOf({ terms }: Pick<BonusRow, 'terms'>): Contribution {
  // Written by `grant`, from a Contribution.
  return JSON.parse(terms) as Contribution;
}

/** How much of a stake counts in a game, in percent. */
function percentOf(
  { games, categories }: Contribution,
  nodeId: string,
  category: GameCategory | undefined,
): number {
  return games?.[nodeId] ?? (category === undefined ? 100 : categories[category]);
}
