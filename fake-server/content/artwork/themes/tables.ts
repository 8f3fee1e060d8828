import * as arena from '../emblems/arena.ts';
import * as beasts from '../emblems/beasts.ts';
import { brilliant } from '../emblems/gems.ts';
import * as ocean from '../emblems/ocean.ts';
import * as tables from '../emblems/tables.ts';
import * as treasures from '../emblems/treasures.ts';
import * as wonders from '../emblems/wonders.ts';
import * as venues from '../scenery/venues.ts';
import { phrase, type Theme } from './theme.ts';

const ROOMS =
  'VIP,Brasileira,Copacabana,Ipanema,Turbo,Speed,Prestige,Lounge,Aurora,Imperial,Diamante,Ao Vivo,Salon,Club,Platinum,Macau,Rio,Leblon,Premium,Grand,Lisboa,Paulista,Carioca,Mineira,Nordeste,Búzios,Guarujá,Veneza,Monte Carlo,Riviera,Royale,Elite,Classic,Noite,Ouro,Prata,Rubi,Esmeralda,Safira,Cristal,Real,Palácio,Jardim,Horizonte,Atlântico,Pacífico,Tropical,Central,Primavera,Verão,Sol,Lua,Estrela,Cometa,Boreal,Oriente,Ocidente,Norte,Sul,Leste';
const SALONS =
  'Royal,Golden,Infinite,Lightning Night,First Class,Grand Salon,Crystal,Silver,Emerald,Sapphire,Ruby,Velvet,Midnight,Sunset,Ocean,Palace,Garden,Marble,Harbour,Bay,Prime,Noble,Majestic,Supreme,Diamond,Pearl,Amber,Ivory,Coral,Opal,Regal,Sovereign';

/** Live tables, card rooms and fish hunts. */
export const TABLE_THEMES: readonly Theme[] = [
  {
    categories: ['LIVE'],
    words: 'roleta roulette baccarat bacara',
    hues: [150, 352, 216, 282],
    lightness: 40,
    styles: ['gold'],
    places: [venues.ballroom],
    air: 'fireflies',
    heroes: [
      { words: 'roleta roulette', draw: tables.rouletteWheel },
      { words: 'baccarat bacara', draw: tables.cardFan },
    ],
    helpers: [tables.chip(352), tables.chip(216), tables.chip(150), tables.dice],
    phrases: [
      phrase('Roleta,Roulette,Baccarat,Bacará', ROOMS),
      phrase(SALONS, 'Roulette,Baccarat'),
    ],
  },
  {
    categories: ['PVP'],
    words: 'poker cards cartas tres three',
    hues: [150, 216, 352, 275],
    lightness: 42,
    styles: ['gold', 'steel'],
    places: [venues.feltTable, venues.studio],
    air: 'stars',
    heroes: [
      { words: 'poker', draw: tables.cardFan },
      { words: 'cartas cards', draw: tables.naturalHand },
      { words: 'campeao champion torneio', draw: treasures.trophy },
    ],
    helpers: [tables.chip(352), tables.chip(216), tables.chip(45), treasures.crown],
    phrases: [
      phrase(
        'Poker de Três,Três Cartas,Three Card Poker',
        'Royal,Online,Clube,Paulista,Estrelas,Turbo,VIP,Master,All Stars,da Praça,Carioca,Mineiro,Aurora,Copacabana,Ipanema,Prestige,Lounge,Imperial,Diamante,Salon,Platinum,Rio,Leblon,Premium,Grand,Lisboa,Búzios,Veneza,Riviera,Elite,Classic,Noite,Ouro,Prata,Rubi,Esmeralda,Safira,Cristal,Real,Palácio,Jardim,Horizonte,Tropical,Central,Lua,Estrela,Cometa,Oriente,Ocidente,Norte,Sul,Leste,Boreal,Atlântico',
      ),
      phrase(
        'Mesa,Clube,Arena,Rei,Mestre,Salão',
        'do Poker de Três,das Três Cartas,de Três Cartas',
      ),
    ],
  },
  {
    categories: ['FISH'],
    words: 'fish fishing pesca peixe shark tubarao octopus polvo dragon turtle ocean mar',
    hues: [200, 186, 222],
    styles: ['gold', 'ice'],
    places: [venues.deepSea],
    air: 'bubbles',
    coins: true,
    heroes: [
      { words: 'shark tubarao', draw: ocean.shark },
      { words: 'octopus polvo kraken', draw: ocean.octopus },
      { words: 'fish fishing peixe pesca pescaria', draw: ocean.fish(36, '#fff4d8') },
      { words: 'turtle tartaruga', draw: ocean.turtle },
      { words: 'dragon dragao', draw: beasts.dragon },
      { words: 'cannon canhao hunter cacador', draw: ocean.cannon },
    ],
    helpers: [
      ocean.fish(200, '#ffe14a'),
      ocean.fish(330, '#fff'),
      ocean.fish(50, '#ff7a1a'),
      ocean.jellyfish,
      ocean.cannon,
    ],
    phrases: [
      phrase(
        'Mega,Golden,Royal,Deep Sea,Crazy,Super,Jackpot,Ocean',
        'Fishing,Shark Hunter,Octopus,Turtle,Dragon Fishing,Fish Cannon,Fish Party',
      ),
      phrase(
        'Pesca,Caça,Rei,Batalha,Tesouro,Aventura',
        'do Tubarão,do Polvo,do Peixe Dourado,da Tartaruga,do Dragão do Mar,do Kraken',
      ),
    ],
  },
  {
    categories: ['INHOUSE'],
    words: 'crash voo flight plane aviao rocket foguete jato jet cometa comet',
    hues: [250, 344, 196, 150],
    styles: ['neon', 'fire', 'ice'],
    places: [venues.neonGrid, venues.studio],
    air: 'stars',
    heroes: [
      { words: 'crash voo flight plane aviao', draw: arena.plane },
      { words: 'rocket foguete jato jet cometa comet', draw: wonders.rocket },
    ],
    helpers: [treasures.coin, brilliant(196), treasures.foldedStar(46)],
    phrases: [
      phrase('Aurora,Neon,Turbo,Hyper,Sky,Mega,Nova,Solar,Lunar', 'Crash,Rocket,Flight,Jet,Comet'),
      phrase(
        'Voo,Foguete,Jato,Cometa',
        'da Aurora,Turbo,Relâmpago,do Céu,da Sorte,Neon,do Norte,da Noite,Estelar',
      ),
    ],
  },
];
