import * as arena from '../emblems/arena.ts';
import * as tables from '../emblems/tables.ts';
import * as treasures from '../emblems/treasures.ts';
import * as venues from '../scenery/venues.ts';
import { phrase, type Theme } from './theme.ts';

/** Sports, e-sports and lotteries. */
export const CONTEST_THEMES: readonly Theme[] = [
  {
    categories: ['SPORTS'],
    words:
      'futebol football soccer copa basquete basketball tenis tennis boxe boxing volei volleyball futsal hoquei hockey sports esportes',
    hues: [216, 150, 20, 262],
    lightness: 42,
    styles: ['steel', 'ice', 'gold'],
    places: [venues.stadium],
    air: 'confetti',
    heroes: [
      { words: 'futebol football soccer copa gol futsal', draw: arena.football },
      { words: 'basquete basketball', draw: arena.basketball },
      { words: 'tenis tennis', draw: arena.tennisBall },
      { words: 'boxe boxing luta', draw: arena.boxingGlove },
      { words: 'champions campeoes taca volei volleyball hoquei hockey', draw: treasures.trophy },
    ],
    helpers: [treasures.trophy, arena.football, treasures.foldedStar(46)],
    phrases: [
      phrase(
        'Futebol,Football,Basquete,Tênis,Boxe,Vôlei,Futsal,Esportes',
        'Ao Vivo,Arena,Pro,Total,Champions,Virtual,Prime,Max,Copa,Brasil,24h,Elite',
      ),
      phrase(
        'Super,Mega,World,Global',
        'Football,Basketball,Tennis,Boxing,Volleyball,Ice Hockey,Sports',
      ),
    ],
  },
  {
    categories: ['ESPORTS'],
    words: 'arena cyber battle esports gamer league liga pixel',
    hues: [264, 300, 210],
    lightness: 44,
    styles: ['neon', 'ice'],
    places: [venues.arena, venues.neonGrid],
    air: 'stars',
    heroes: [
      { words: 'gamer pixel controller', draw: arena.gamepad },
      { words: 'battle batalha legends lendas', draw: arena.teamShield },
      { words: 'cyber squad', draw: arena.headset },
      { words: 'cup copa champions', draw: treasures.trophy },
    ],
    helpers: [arena.headset, arena.gamepad, treasures.trophy],
    phrases: [
      phrase(
        'Cyber,Neon,Pixel,Gamer,Battle,Hyper,Nova,Turbo',
        'Arena,League,Cup,Legends,Squad,Champions,Masters,Strike,Royale',
      ),
      phrase('Liga,Copa,Arena,Batalha', 'Gamer,dos Campeões,Cyber,das Lendas,Pixel,Neon'),
    ],
  },
  {
    categories: ['LOTT', 'ELOTT'],
    words:
      'loto loteria lotto lottery keno bingo ticket bilhete draw sorteio raspadinha quina mega',
    hues: [150, 286, 216, 340],
    styles: ['gold', 'candy'],
    places: [venues.showStage],
    air: 'confetti',
    heroes: [
      { words: 'loto lotto loteria keno', draw: arena.lotteryBalls },
      { words: 'bingo sorteio draw', draw: arena.lotteryDrum },
      { words: 'ticket bilhete raspadinha', draw: arena.ticket },
      { words: 'roda wheel', draw: tables.moneyWheel },
    ],
    helpers: [arena.ticket, treasures.coin, treasures.clover],
    phrases: [
      phrase(
        'Loto,Keno,Bingo,Loteria,Sorteio,Raspadinha,Bilhete',
        'da Sorte,Brasil,Expresso,de Ouro,Relâmpago,do Milhão,da Noite,Dupla,Mega,5 Minutos,Carioca,Paulista,do Trevo,Premiada',
      ),
      phrase('Golden,Lucky,Mega,Fast,Star', 'Lotto,Keno,Bingo,Ticket,Draw,Wheel Lotto'),
    ],
  },
];
