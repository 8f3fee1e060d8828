import type { Bonus, BonusRound } from '#contract/entities/bonus.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { endingByPlayer } from '#contract/rules/bonus-moves.ts';
import { allPromotions } from '../../content/promotions.ts';
import { inLanguage } from '../../content/words.ts';
import { momentOf } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { type BonusRoundRow, bonusRecordTable } from '../../store/records/bonus-records.ts';
import { type Catalogue, roundGameOf } from '../play/catalogue.ts';
import type { Rounds } from '../play/rounds.ts';
import { type Bonuses, type BonusStanding, termsOf } from '../promotions/bonuses.ts';

const PROMOTION_SOURCE = 'promotion:';

/** Bonuses as their owner sees them (W5, W11). What is due is settled before every read. */
export interface BonusRecords {
  /** A page, counted from 1: active ones first, then the latest. */
  page(
    member: MemberRow,
    language: LanguageCode,
    page: PageRequest,
  ): { readonly bonuses: Bonus[]; readonly totalPages: number };
  /** @throws Refused not_found */
  one(member: MemberRow, id: string, language: LanguageCode): Bonus;
  /** The rounds that counted for one, newest first. @throws Refused not_found */
  rounds(
    member: MemberRow,
    id: string,
    page: PageRequest,
  ): { readonly rounds: BonusRound[]; readonly counted: number; readonly totalPages: number };
  /**
   * Ends one on its player's request.
   *
   * @param seenCosts the cost that was shown, in hundredths
   * @throws Refused any of the call's codes
   */
  giveUp(member: MemberRow, id: string, seenCosts: number, language: LanguageCode): Bonus;
}

interface BonusRecordParts {
  readonly database: Database;
  readonly bonuses: Bonuses;
  readonly rounds: Rounds;
  readonly catalogue: Catalogue;
}

export function createBonusRecords(parts: BonusRecordParts): BonusRecords {
  const { database, bonuses, rounds, catalogue } = parts;
  const table = bonusRecordTable(database);

  const standingOf = ({ id }: MemberRow, bonusId: string): BonusStanding => {
    rounds.settleDue(id);
    const found = /^\d{1,15}$/u.test(bonusId) ? bonuses.find(id, Number(bonusId)) : undefined;
    if (!found) throw new Refused('not_found');
    return found;
  };

  const shown = (
    standing: BonusStanding,
    { currency }: MemberRow,
    language: LanguageCode,
  ): Bonus => {
    const { games = {}, categories } = termsOf(standing);
    const promotion = promotionOf(standing.source);
    return {
      id: String(standing.id),
      origin: originOf(standing.source),
      promotion: promotion
        ? { id: promotion.id, title: inLanguage(promotion.title, language) }
        : null,
      state: standing.state,
      amount: standing.amount,
      bonus: standing.bonus,
      locked: standing.locked,
      inPlay: standing.state === 'active' ? table.inPlay(standing) : 0,
      required: standing.required,
      counted: standing.counted,
      currency,
      grantedAt: momentOf(standing.granted_at),
      expiresAt: momentOf(standing.expires_at),
      endedAt: standing.ended_at === null ? null : momentOf(standing.ended_at),
      finalAmount: standing.state === 'active' ? null : table.finalAmount(standing),
      counts: {
        categories: Object.entries(categories).map(([category, percent]) => ({
          // The keys of a Contribution are categories.
          category: category as keyof typeof categories,
          percent,
        })),
        games: Object.entries(games).flatMap(([nodeId, percent]) => {
          const game = catalogue.find(nodeId);
          return game ? [{ gameName: game.name, percent }] : [];
        }),
      },
    };
  };

  const roundOf = (standing: BonusStanding, row: BonusRoundRow): BonusRound => {
    return {
      roundId: row.round_key,
      game: row.node_id === null ? null : roundGameOf(catalogue, row.node_id),
      stake: row.stake,
      percent: row.percent,
      counted: row.counted,
      left: standing.required - row.counted_so_far,
      at: momentOf(row.at),
    };
  };

  return {
    page(member, language, page) {
      rounds.settleDue(member.id);
      bonuses.expireDue(member.id);
      const { limit, offset } = rowsOf(page);
      return {
        bonuses: table
          .page(member.id, limit, offset)
          .flatMap(({ id }) => bonuses.find(member.id, id) ?? [])
          .map((standing) => shown(standing, member, language)),
        totalPages: pagesOf(table.count(member.id), page),
      };
    },
    one: (member, id, language) => shown(standingOf(member, id), member, language),
    rounds(member, id, page) {
      const standing = standingOf(member, id);
      const { limit, offset } = rowsOf(page);
      return {
        rounds: table.rounds(standing.id, limit, offset).map((row) => roundOf(standing, row)),
        counted: standing.counted,
        totalPages: pagesOf(table.countRounds(standing.id), page),
      };
    },
    giveUp: (member, id, seenCosts, language) =>
      database.transaction(() => {
        const before = standingOf(member, id);
        if (before.state !== 'active') throw new Refused('bonus_ended');
        const { ending, costs } = endingByPlayer({ ...before, inPlay: table.inPlay(before) });
        if (costs !== seenCosts) throw new Refused('bonus_changed');
        if (!bonuses.endByPlayer(member.id, before.id, ending)) throw new Refused('bonus_ended');
        return shown(standingOf(member, id), member, language);
      }),
  };
}

function originOf(source: string): Bonus['origin'] {
  if (source === 'registration-bonus') return 'registration';
  return source.startsWith(PROMOTION_SOURCE) ? 'promotion' : 'house';
}

/** Undefined for other sources, and for a promotion that the site no longer has. */
function promotionOf(source: string) {
  if (!source.startsWith(PROMOTION_SOURCE)) return undefined;
  const id = source.slice(PROMOTION_SOURCE.length);
  return allPromotions.find((promotion) => promotion.id === id);
}
