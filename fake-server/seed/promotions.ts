import type { Promotion } from '#contract/entities/content.ts';
import type { BannerKind } from './artwork/index.ts';
import type { Words } from './banners.ts';

/** A promotion of the seeded world; it starts and ends so many days from the world's first day. */
export interface SeedPromotion {
  readonly id: string;
  readonly category: Promotion['category'];
  /** What its picture shows. */
  readonly kind: BannerKind;
  readonly startsAfterDays: number;
  readonly endsAfterDays: number | null;
  readonly title: Words;
  readonly summary: Words;
}

/** Promotions of every category. */
export const seedPromotions: readonly SeedPromotion[] = [
  {
    id: 'welcome-bonus',
    category: 'new_player',
    kind: 'welcome',
    startsAfterDays: -30,
    endsAfterDays: null,
    title: { PT: 'Bônus de boas-vindas', EN: 'Welcome bonus' },
    summary: {
      PT: 'R$ 20 na conta assim que você se cadastra.',
      EN: 'R$ 20 in your account as soon as you register.',
    },
  },
  {
    id: 'first-spins',
    category: 'new_player',
    kind: 'slots',
    startsAfterDays: -20,
    endsAfterDays: 120,
    title: { PT: 'Primeiras rodadas', EN: 'First spins' },
    summary: {
      PT: 'Rodadas grátis nos originais da casa na sua primeira semana.',
      EN: 'Free spins on the house originals in your first week.',
    },
  },
  {
    id: 'invite-a-friend',
    category: 'new_player',
    kind: 'points',
    startsAfterDays: -10,
    endsAfterDays: 200,
    title: { PT: 'Venha com um amigo', EN: 'Come with a friend' },
    summary: {
      PT: 'Os dois ganham pontos quando o convite é usado.',
      EN: 'Both get points when the invitation is used.',
    },
  },
  {
    id: 'slots-race',
    category: 'slots',
    kind: 'slots',
    startsAfterDays: -3,
    endsAfterDays: 27,
    title: { PT: 'Corrida dos slots', EN: 'Slots race' },
    summary: {
      PT: 'Suba no placar e divida o prêmio.',
      EN: 'Climb the board and share the prize.',
    },
  },
  {
    id: 'live-cashback',
    category: 'live',
    kind: 'live',
    startsAfterDays: -5,
    endsAfterDays: 90,
    title: { PT: 'Cashback ao vivo', EN: 'Live cashback' },
    summary: {
      PT: 'Parte das perdas volta toda segunda.',
      EN: 'Part of losses is back each Monday.',
    },
  },
  {
    id: 'matchday',
    category: 'sports',
    kind: 'sports',
    startsAfterDays: -1,
    endsAfterDays: 14,
    title: { PT: 'Dia de jogo', EN: 'Match day' },
    summary: { PT: 'Cotações melhores nos clássicos.', EN: 'Better odds on the derbies.' },
  },
];
