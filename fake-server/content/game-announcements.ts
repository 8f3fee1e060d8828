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
    title: { PT: 'Doze slots novos da Lumen Forge', EN: 'Twelve new slots by Lumen Forge' },
    content: {
      PT: '<p>Chegaram <strong>doze slots</strong> com apostas baixas. <a href="/rng?page=LUMEN&amp;show=new">Veja os mais novos</a>.</p>',
      EN: '<p><strong>Twelve slots</strong> have arrived, with small stakes. <a href="/rng?page=LUMEN&amp;show=new">See the newest</a>.</p>',
    },
  },
  {
    id: 'tables-later',
    type: 'UPDATE',
    category: 'LIVE',
    hoursAgo: 20,
    title: { PT: 'Mesas ao vivo até mais tarde', EN: 'Live tables until later' },
    content: {
      PT: '<p>As mesas em português agora ficam abertas <strong>até as 4h</strong>, todos os dias.</p>',
      EN: '<p>The tables in Portuguese now stay open <strong>until 04:00</strong>, every day.</p>',
    },
  },
  {
    id: 'great-catch',
    type: 'EVENT',
    category: 'FISH',
    hoursAgo: 9,
    title: { PT: 'Semana da grande pesca', EN: 'Week of the great catch' },
    content: {
      PT: '<p>Até domingo, o peixe dourado aparece <strong>duas vezes mais</strong> nos jogos da Abyss Hunters.</p>',
      EN: '<p>Until Sunday the golden fish shows up <strong>twice as often</strong> in the games of Abyss Hunters.</p>',
    },
  },
  {
    id: 'new-rooms',
    type: 'NEW',
    category: 'PVP',
    hoursAgo: 3,
    title: { PT: 'Salas para duas, quatro e seis pessoas', EN: 'Rooms for two, four and six' },
    content: {
      PT: '<p>Escolha a sala pelo valor da mesa:</p><table><thead><tr><th>Sala</th><th>Lugares</th></tr></thead><tbody><tr><td>1</td><td>6</td></tr><tr><td>2</td><td>4</td></tr><tr><td>3</td><td>2</td></tr></tbody></table>',
      EN: '<p>Choose a room by its stake:</p><table><thead><tr><th>Room</th><th>Seats</th></tr></thead><tbody><tr><td>1</td><td>6</td></tr><tr><td>2</td><td>4</td></tr><tr><td>3</td><td>2</td></tr></tbody></table>',
    },
  },
  {
    id: 'match-of-the-day',
    type: 'EVENT',
    category: 'SPORTS',
    hoursAgo: 7,
    title: { PT: 'Clássico da rodada hoje à noite', EN: 'The derby of the round tonight' },
    content: {
      PT: '<p>Todas as partidas da rodada abertas para apostas, antes e durante o jogo.</p>',
      EN: '<p>Every match of the round is open for bets, before and during the game.</p>',
    },
  },
  {
    id: 'originals-rules',
    type: 'UPDATE',
    category: 'INHOUSE',
    hoursAgo: 30,
    title: { PT: 'Regras mais claras nos originais', EN: 'Clearer rules in the originals' },
    content: {
      PT: '<p>Cada <em>Original Aurora</em> mostra agora o retorno e os limites antes da primeira aposta.</p>',
      EN: '<p>Each <em>Aurora Original</em> now shows its return and its limits before the first stake.</p>',
    },
  },
  {
    id: 'night-care',
    type: 'MAINTENANCE',
    category: null,
    hoursAgo: 26,
    title: {
      PT: 'Alguns jogos param na terça, às 4h',
      EN: 'Some games pause on Tuesday at 4 a.m.',
    },
    content: {
      PT: '<p>Na terça-feira, <strong>das 4h às 5h</strong>, alguns jogos ficam em manutenção. Rodadas abertas continuam depois.</p>',
      EN: '<p>On Tuesday, <strong>from 4 to 5 a.m.</strong>, some games are under maintenance. Open rounds go on afterwards.</p>',
    },
  },
];
