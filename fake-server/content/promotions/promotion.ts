import type { PromotionCategory } from '#contract/entities/promotion-types.ts';
import type { PromotionScene } from '../artwork/index.ts';
import type { Wagering } from '../bonus-terms.ts';
import type { Words } from '../words.ts';

/** How a seeded promotion is obtained, and its conditions. Money in hundredths. */
export type ContentOffer =
  | {
      readonly kind: 'automatic';
      /** The registration bonus (G6). */
      readonly isRegistrationBonus?: true;
      /** Points for friends who register by a member's link and bet enough (W5). */
      readonly isReferral?: true;
    }
  | { readonly kind: 'claim'; readonly bonus: number }
  | {
      readonly kind: 'application';
      readonly bonus: number;
      readonly reviewMinutes: number;
      /** Granted only to those who played between the promotion's start and their application. */
      readonly asksForPlay: boolean;
    }
  | {
      readonly kind: 'mission';
      readonly bonus: number;
      readonly rounds: number;
      /** The points that it also brings, in hundredths. */
      readonly points: number;
    }
  | {
      readonly kind: 'raffle';
      /** The highest first. */
      readonly prizes: readonly number[];
      /** Tickets of people outside this world. */
      readonly simulatedPlayers: number;
    };

/** A promotion of the seeded world; start and end in days from the world's first day. */
export interface ContentPromotion {
  readonly id: string;
  readonly category: PromotionCategory;
  /** The subject of its picture. */
  readonly scene: PromotionScene;
  readonly offer: ContentOffer;
  readonly startsAfterDays: number;
  readonly endsAfterDays: number | null;
  readonly minimumRankLevel?: number;
  /** Its bonus terms; the site's usual ones if left out, none (money at once) if null. */
  readonly wagering?: Wagering | 'usual' | null;
  /**
   * These may contain figures of the site and of the offer: `{bonus}`, `{rounds}`, `{prizePool}`,
   * and `{rank}`, the name of the lowest rank.
   */
  readonly title: Words;
  readonly summary: Words;
  /** HTML. */
  readonly content: Words;
}

/** Terms of every promotion of a kind, HTML; the age is that of the site (G6). */
export const promotionTerms: Readonly<Record<ContentOffer['kind'], Words>> = {
  automatic: {
    PT: '<ul><li>Para quem tem {minimumAge} anos ou mais.</li><li>Não é preciso se inscrever.</li></ul>',
    EN: '<ul><li>For people aged {minimumAge} or over.</li><li>You don’t need to sign up.</li></ul>',
  },
  claim: {
    PT: '<ul><li>Para quem tem {minimumAge} anos ou mais.</li><li>Um resgate por pessoa.</li><li>O bônus entra no saldo na hora.</li></ul>',
    EN: '<ul><li>For people aged {minimumAge} or over.</li><li>One claim per person.</li><li>The bonus goes straight to your balance.</li></ul>',
  },
  application: {
    PT: '<ul><li>Para quem tem {minimumAge} anos ou mais.</li><li>Cada pedido é analisado uma vez.</li><li>Depois de aprovado, o bônus espera você resgatar.</li></ul>',
    EN: '<ul><li>For people aged {minimumAge} or over.</li><li>We review each request once.</li><li>Once approved, the bonus waits for you to claim it.</li></ul>',
  },
  mission: {
    PT: '<ul><li>Para quem tem {minimumAge} anos ou mais.</li><li>Só valem as rodadas que você joga depois de participar.</li><li>Depois da última rodada, o bônus espera você resgatar.</li></ul>',
    EN: '<ul><li>For people aged {minimumAge} or over.</li><li>Only rounds you play after joining count.</li><li>After the last round, the bonus waits for you to claim it.</li></ul>',
  },
  raffle: {
    PT: '<ul><li>Para quem tem {minimumAge} anos ou mais.</li><li>Um bilhete grátis por pessoa.</li><li>O sorteio é feito no horário anunciado, e o prêmio espera você resgatar.</li></ul>',
    EN: '<ul><li>For people aged {minimumAge} or over.</li><li>One free ticket per person.</li><li>The draw takes place at the announced time, and your prize waits for you to claim it.</li></ul>',
  },
};

/** The line of the terms about what a bonus asks for, with the figures of its wagering; HTML. */
export const wageringTerms: Readonly<Record<'none' | 'staked', Words>> = {
  none: {
    PT: '<ul><li>O valor é seu na hora: você pode sacar sem condições.</li></ul>',
    EN: '<ul><li>The money is yours right away: you can withdraw it without conditions.</li></ul>',
  },
  staked: {
    PT: '<ul><li>Para sacar o bônus e o que ganhar com ele, aposte {times} o valor do bônus em até {wageringTime} (o rollover). O seu dinheiro é apostado primeiro e pode ser sacado a qualquer momento.</li></ul>',
    EN: '<ul><li>To withdraw the bonus and what you win with it, bet {times} the bonus within {wageringTime}. We bet your own money first, and you can withdraw it at any time.</li></ul>',
  },
};
