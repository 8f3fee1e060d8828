import type { GameAnnouncementType } from '#contract/entities/board-types.ts';
import type { GameCategory } from '#contract/entities/game.ts';
import type { Words } from './words.ts';

/** An announcement about games, this many hours before the world's first day. */
export interface ContentGameAnnouncement {
  readonly id: string;
  readonly type: GameAnnouncementType;
  /** The category whose lobby shows it; null for all. */
  readonly category: GameCategory | null;
  readonly hoursAgo: number;
  readonly title: Words;
  /** HTML. */
  readonly content: Words;
}

/** What is new about the games: some of it for every lobby, some for one. */
export const allGameAnnouncements: readonly ContentGameAnnouncement[] = [
  {
    id: 'lumen-reels',
    type: 'NEW',
    category: 'RNG',
    hoursAgo: 5,
    title: { PT: 'Novos slots da Lumen Forge', EN: 'New slots by Lumen Forge' },
    content: {
      PT: '<p>Chegaram <strong>novos slots</strong> para apostas baixas. <a href="/rng?page=LUMEN&amp;show=new">Veja os mais novos</a>.</p>',
      EN: '<p><strong>New slots</strong> for small bets are here. <a href="/rng?page=LUMEN&amp;show=new">See the newest</a>.</p>',
    },
  },
  {
    id: 'tables-later',
    type: 'UPDATE',
    category: 'LIVE',
    hoursAgo: 20,
    title: { PT: 'Mesas ao vivo a qualquer hora', EN: 'Live tables at any time' },
    content: {
      PT: '<p>As mesas ao vivo agora ficam abertas <strong>dia e noite</strong>.</p>',
      EN: '<p>The live tables are now open <strong>day and night</strong>.</p>',
    },
  },
  {
    id: 'great-catch',
    type: 'EVENT',
    category: 'FISH',
    hoursAgo: 9,
    title: { PT: 'Semana da grande pesca', EN: 'Big catch week' },
    content: {
      PT: '<p>Nos jogos da Abyss Hunters, o <strong>dragão do mar</strong> é o alvo mais raro e o que mais paga.</p>',
      EN: '<p>In the games by Abyss Hunters, the <strong>sea dragon</strong> is the rarest target and pays the most.</p>',
    },
  },
  {
    id: 'new-rooms',
    type: 'NEW',
    category: 'PVP',
    hoursAgo: 3,
    title: {
      PT: 'Salas para duas, quatro e seis pessoas',
      EN: 'Rooms for two, four and six players',
    },
    content: {
      PT: '<p>Escolha a sala pelo valor da aposta:</p><table><thead><tr><th>Sala</th><th>Lugares</th></tr></thead><tbody><tr><td>1</td><td>6</td></tr><tr><td>2</td><td>4</td></tr><tr><td>3</td><td>2</td></tr></tbody></table>',
      EN: '<p>Choose a room by its bet:</p><table><thead><tr><th>Room</th><th>Seats</th></tr></thead><tbody><tr><td>1</td><td>6</td></tr><tr><td>2</td><td>4</td></tr><tr><td>3</td><td>2</td></tr></tbody></table>',
    },
  },
  {
    id: 'match-of-the-day',
    type: 'EVENT',
    category: 'SPORTS',
    hoursAgo: 7,
    title: { PT: 'Todas as partidas da rodada', EN: 'Every match of the round' },
    content: {
      PT: '<p>Aposte em todas as partidas da rodada, <strong>antes e durante</strong> o jogo.</p>',
      EN: '<p>Bet on every match of the round, <strong>before and during</strong> play.</p>',
    },
  },
  {
    id: 'originals-rules',
    type: 'UPDATE',
    category: 'INHOUSE',
    hoursAgo: 30,
    title: { PT: 'Regras mais claras nos originais', EN: 'Clearer rules in the originals' },
    content: {
      PT: '<p>Cada <em>Original Aurora</em> agora mostra o retorno e os limites antes da primeira aposta.</p>',
      EN: '<p>Each <em>Aurora Original</em> now shows its return and limits before your first bet.</p>',
    },
  },
  {
    id: 'night-care',
    type: 'MAINTENANCE',
    category: null,
    hoursAgo: 26,
    title: { PT: 'Manutenção às terças, das 4h às 5h', EN: 'Maintenance on Tuesdays, 04:00–05:00' },
    content: {
      PT: '<p>Às terças-feiras, <strong>das 4h às 5h</strong>, alguns jogos podem ficar em manutenção. Rodadas abertas continuam depois.</p>',
      EN: '<p>On Tuesdays, <strong>from 04:00 to 05:00</strong>, some games may be under maintenance. Open rounds continue afterwards.</p>',
    },
  },
];
