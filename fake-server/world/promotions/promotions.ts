import type { LanguageCode } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import type {
  Participation,
  Promotion,
  PromotionDetail,
  Raffle,
} from '#contract/entities/promotion.ts';
import type { ParticipationState, PromotionCategory } from '#contract/entities/promotion-types.ts';
import type { ContentPromotion } from '../../content/promotions/promotion.ts';
import { allPromotions } from '../../content/promotions.ts';
import type { Words } from '../../content/words.ts';
import { wordsWithFigures } from '../../content/words.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { playTable } from '../../store/play/play.ts';
import { applicationTable } from '../../store/promotions/applications.ts';
import { type ParticipationRow, participationTable } from '../../store/promotions/promotions.ts';
import type { Wallet } from '../ledger/wallet.ts';
import type { Points } from '../points/points.ts';
import { verdictOf } from './application-verdict.ts';
import type { Bonuses } from './bonuses.ts';
import {
  conditionsOf,
  isOffered,
  paidBy,
  promotionFigures,
  termsOf,
  wageringOf,
} from './promotion-terms.ts';
import { createPromotionTimes, requirePromotion, requireRank } from './promotion-times.ts';
import { drawWinners, ticketAt } from './raffle.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** How long an ended promotion is still listed. */
const LISTED_AFTER_MILLISECONDS = 14 * DAY_MILLISECONDS;

/** Promotions and participations (W5, W8, S16). */
export interface Promotions {
  /** Running ones first, then upcoming, then recently ended. */
  list(category: PromotionCategory | undefined, language: LanguageCode): Promotion[];
  /** @throws Refused promotion_not_found */
  one(id: string, language: LanguageCode): PromotionDetail;
  /** Latest first. */
  forMember(member: MemberRow): Participation[];
  /** Credits the bonus, once. @throws Refused any of the call's codes */
  claim(member: MemberRow, id: string): Participation;
  /** Joins a mission, once. @throws Refused any of the call's codes */
  join(member: MemberRow, id: string): Participation;
  /** Takes a ticket of a raffle, once. @throws Refused any of the call's codes */
  enter(member: MemberRow, id: string): Participation;
}

interface PromotionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly wallet: Wallet;
  readonly bonuses: Bonuses;
  readonly points: Points;
  readonly seed: number;
  /** The world's first day, in milliseconds since the epoch. */
  readonly firstDay: number;
}

/** State of a person's participation. Money in hundredths. */
interface Standing {
  readonly state: ParticipationState;
  readonly bonus: number | null;
  readonly decidedAt?: number;
  readonly roundsPlayed?: number;
  readonly ticket?: number;
}

export function createPromotions(parts: PromotionParts): Promotions {
  const { database, clock, settings, wallet, bonuses, points, seed, firstDay } = parts;
  const table = participationTable(database);
  const applications = applicationTable(database);
  const play = playTable(database);
  const times = createPromotionTimes(clock, firstDay);

  const written = (promotion: ContentPromotion, words: Words, language: LanguageCode) =>
    wordsWithFigures(words, language, promotionFigures(promotion, settings.current));

  const shown = (promotion: ContentPromotion, language: LanguageCode): Promotion => ({
    id: promotion.id,
    category: promotion.category,
    kind: promotion.offer.kind,
    title: written(promotion, promotion.title, language),
    summary: written(promotion, promotion.summary, language),
    image: `/art/promotions/${promotion.id}.svg`,
    ...paidBy(promotion.offer, settings.current),
    ...times.periodOf(promotion),
  });

  const winnersOf = (promotion: ContentPromotion, currency: Currency) => {
    const { id, offer } = promotion;
    if (offer.kind !== 'raffle' || clock.now() < times.endOf(promotion)) return null;
    const { prizes, simulatedPlayers } = offer;
    const entries = table.entries(id);
    return drawWinners({ seed, promotionId: id, prizes, simulatedPlayers, entries, currency });
  };

  const raffleOf = (promotion: ContentPromotion): Raffle | null => {
    const { offer } = promotion;
    if (offer.kind !== 'raffle') return null;
    const { currency } = settings.current;
    return {
      drawsAt: momentOf(times.endOf(promotion)),
      entries: offer.simulatedPlayers + table.entries(promotion.id).length,
      prizes: offer.prizes.map((amount) => ({ amount, currency })),
      winners: winnersOf(promotion, currency),
    };
  };

  const standingOf = (promotion: ContentPromotion, row: ParticipationRow): Standing => {
    const { offer } = promotion;
    const claimed = row.claimed_at !== null;
    const now = clock.now();
    switch (offer.kind) {
      case 'application': {
        const { state, decidedAt } = verdictOf({
          offer,
          appliedAt: row.joined_at,
          application: applications.current(row.member_id, promotion.id),
          now,
          hasPlayed: () =>
            play.countRounds(row.member_id, times.startOf(promotion), row.joined_at) > 0,
        });
        if (state === 'applying' || state === 'in_process') {
          return { state, bonus: offer.bonus, decidedAt };
        }
        if (state === 'rejected') return { state, bonus: null };
        return { state: claimed ? 'claimed' : 'issued', bonus: offer.bonus };
      }
      case 'mission': {
        const { bonus, rounds } = offer;
        const roundsPlayed = play.countRounds(row.member_id, row.joined_at, times.endOf(promotion));
        if (claimed) return { state: 'claimed', bonus, roundsPlayed };
        if (roundsPlayed >= rounds) return { state: 'issued', bonus, roundsPlayed };
        if (now >= times.endOf(promotion)) return { state: 'closed', bonus: null, roundsPlayed };
        return { state: roundsPlayed > 0 ? 'in_process' : 'joined', bonus, roundsPlayed };
      }
      case 'raffle': {
        const entries = table.entries(promotion.id);
        const position = entries.findIndex(({ member_id }) => member_id === row.member_id);
        const ticket = ticketAt(offer.simulatedPlayers, position);
        const winners = winnersOf(promotion, settings.current.currency);
        if (!winners)
          return { state: 'joined', bonus: null, ticket, decidedAt: times.endOf(promotion) };
        const prize = winners.find((winner) => winner.ticket === ticket)?.prize.amount;
        if (prize === undefined) return { state: 'closed', bonus: null, ticket };
        return { state: claimed ? 'claimed' : 'issued', bonus: prize, ticket };
      }
      case 'claim':
      case 'automatic':
        break;
    }
    const bonus = 'bonus' in offer ? offer.bonus : null;
    return { state: claimed ? 'claimed' : 'issued', bonus };
  };

  const participationOf = (
    promotion: ContentPromotion,
    row: ParticipationRow,
    currency: Currency,
  ): Participation => {
    const { state, bonus, decidedAt, roundsPlayed, ticket } = standingOf(promotion, row);
    return {
      promotionId: promotion.id,
      state,
      joinedAt: momentOf(row.joined_at),
      claimedAt: row.claimed_at === null ? null : momentOf(row.claimed_at),
      bonus: bonus === null ? null : { amount: bonus, currency },
      decidedAt: decidedAt === undefined ? null : momentOf(decidedAt),
      roundsPlayed: roundsPlayed ?? null,
      ticket: ticket ?? null,
    };
  };

  /** Pays a promotion, once: as a bonus with wagering, or as money. */
  const pay = (promotion: ContentPromotion, { id: memberId }: MemberRow, amount: number) => {
    const wagering = wageringOf(promotion, settings.current);
    const entry = { memberId, kind: 'promotion_bonus', amount } as const;
    const source = `promotion:${promotion.id}`;
    return wagering === null
      ? wallet.post({ ...entry, key: source })
      : bonuses.grant({ ...entry, source, wagering });
  };

  /** The person's participation; created if missing. */
  const takePart = (promotion: ContentPromotion, member: MemberRow): ParticipationRow => {
    const before = table.find(member.id, promotion.id);
    if (before) return before;
    times.requireOpen(promotion);
    requireRank(promotion, member);
    table.insert(member.id, promotion.id, clock.now());
    const row = table.find(member.id, promotion.id);
    if (!row) throw new Error('A participation was written, and is not there.');
    return row;
  };

  const joinAs = (
    member: MemberRow,
    id: string,
    kinds: readonly ContentPromotion['offer']['kind'][],
  ): Participation =>
    database.transaction(() => {
      const promotion = requirePromotion(id);
      if (!kinds.includes(promotion.offer.kind)) throw new Refused('promotion_not_joinable');
      return participationOf(promotion, takePart(promotion, member), member.currency);
    });

  return {
    list(category, language) {
      const now = clock.now();
      const wanted = allPromotions.filter(
        (promotion) =>
          (category === undefined || promotion.category === category) &&
          isOffered(promotion, settings.current) &&
          now < times.endOf(promotion) + LISTED_AFTER_MILLISECONDS,
      );
      return (['open', 'coming_soon', 'closed'] as const)
        .flatMap((phase) => wanted.filter((promotion) => times.phaseNow(promotion) === phase))
        .map((promotion) => shown(promotion, language));
    },
    one(id, language) {
      const promotion = requirePromotion(id);
      if (!isOffered(promotion, settings.current)) throw new Refused('promotion_not_found');
      const { offer, minimumRankLevel } = promotion;
      return {
        ...shown(promotion, language),
        content: written(promotion, promotion.content, language),
        terms: termsOf(promotion, settings.current, language),
        conditions: conditionsOf(promotion, settings.current),
        minimumRankLevel: minimumRankLevel ?? null,
        rounds: offer.kind === 'mission' ? offer.rounds : null,
        raffle: raffleOf(promotion),
      };
    },
    forMember: (member) =>
      table.forMember(member.id).flatMap((row) => {
        // A data file may be older than the promotions.
        const promotion = allPromotions.find(({ id }) => id === row.promotion_id);
        return promotion ? [participationOf(promotion, row, member.currency)] : [];
      }),
    claim: (member, id) =>
      database.transaction(() => {
        const promotion = requirePromotion(id);
        const row =
          promotion.offer.kind === 'claim'
            ? takePart(promotion, member)
            : table.find(member.id, promotion.id);
        if (!row) {
          times.requireOpen(promotion);
          throw new Refused('promotion_not_claimable');
        }
        const { state, bonus } = standingOf(promotion, row);
        if (state === 'issued' && bonus !== null) {
          const paid = pay(promotion, member, bonus);
          if (!paid.ok) throw new Error(`The bonus of ${id} could not be paid: ${paid.code}.`);
          if (promotion.offer.kind === 'mission') {
            points.earnForMission(member.id, id, promotion.offer.points);
          }
          table.setClaimed(member.id, id, clock.now());
        } else if (state !== 'claimed') {
          throw new Refused('promotion_not_claimable');
        }
        const after = table.find(member.id, id) ?? row;
        return participationOf(promotion, after, member.currency);
      }),
    join: (member, id) => joinAs(member, id, ['mission']),
    enter: (member, id) => joinAs(member, id, ['raffle']),
  };
}
