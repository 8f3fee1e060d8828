import type { Announcement } from '#contract/entities/content.ts';
import type { Words } from './banners.ts';

/** An announcement of the seeded world, so many hours before its first day. */
export interface SeedAnnouncement {
  readonly id: string;
  readonly type: Announcement['type'];
  readonly hoursAgo: number;
  readonly title: Words;
  /** HTML. */
  readonly content: Words;
}

/** Announcements of each type. */
export const seedAnnouncements: readonly SeedAnnouncement[] = [
  {
    id: 'pix-faster',
    type: 'B',
    hoursAgo: 4,
    title: { PT: 'PIX ainda mais rápido', EN: 'PIX even faster' },
    content: {
      PT: '<p>Os pagamentos por <strong>PIX</strong> agora são confirmados em segundos.</p>',
      EN: '<p>Payments by <strong>PIX</strong> are now confirmed within seconds.</p>',
    },
  },
  {
    id: 'new-originals',
    type: 'PL',
    hoursAgo: 26,
    title: { PT: 'Novos originais da casa', EN: 'New house originals' },
    content: {
      PT: '<p>Doze jogos novos chegaram à coleção <em>Originais Aurora</em>.</p>',
      EN: '<p>Twelve new games have joined the <em>Aurora Originals</em> collection.</p>',
    },
  },
  {
    id: 'welcome-popup',
    type: 'PU',
    hoursAgo: 48,
    title: { PT: 'Jogue com responsabilidade', EN: 'Play responsibly' },
    content: {
      PT: '<p>Defina seus limites antes de começar. Jogar é diversão, não renda.</p>',
      EN: '<p>Set your limits before you start. Playing is fun, not income.</p>',
    },
  },
  {
    id: 'slots-race-starts',
    type: 'PR',
    hoursAgo: 70,
    title: { PT: 'A corrida dos slots começou', EN: 'The slots race has begun' },
    content: {
      PT: '<p>Some pontos a cada rodada e acompanhe o placar.</p>',
      EN: '<p>Collect points with every round and watch the board.</p>',
    },
  },
  {
    id: 'how-to-start',
    type: 'H',
    hoursAgo: 200,
    title: { PT: 'Como começar', EN: 'How to start' },
    content: {
      PT: '<p>Crie sua conta, escolha um jogo e confira as regras antes da primeira aposta.</p>',
      EN: '<p>Create your account, choose a game and read its rules before the first stake.</p>',
    },
  },
];
