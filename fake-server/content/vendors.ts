import type { GameCategory } from '#contract/entities/game.ts';

/** A vendor of the seeded world. */
export interface ContentVendor {
  /** Its code: `vassalage`. */
  readonly code: string;
  readonly name: string;
  /** Base hue of its artwork, in degrees. */
  readonly hue: number;
  readonly isHot: boolean;
  /** Number of games in each category; lotteries are listed one by one in `lotteries.ts`. */
  readonly games: Partial<Record<GameCategory, number>>;
  /** Its games open in their own tab (L4). */
  readonly opensInTab: boolean;
  /** The category in which one entry represents all its games (L4). */
  readonly listedIn: GameCategory | undefined;
}

type Row = readonly [
  code: string,
  name: string,
  hue: number,
  isHot: 0 | 1,
  games: ContentVendor['games'],
];

const rows: readonly Row[] = [
  ['LUMEN', 'Lumen Forge', 42, 1, { RNG: 190 }],
  ['CAPI', 'Capivara Studios', 132, 1, { RNG: 170 }],
  ['MANGUE', 'Red Mangue', 8, 1, { RNG: 150, FISH: 15 }],
  ['IPE', 'Ipê Gaming', 52, 1, { RNG: 140 }],
  ['SABIA', 'Sabiá Slots', 24, 0, { RNG: 120 }],
  ['NORTH', 'Northwind Reels', 204, 1, { RNG: 120 }],
  ['VELVET', 'Velvet Crown', 318, 0, { RNG: 110, LIVE: 30 }],
  ['QUARTZ', 'Quartzline', 268, 0, { RNG: 105 }],
  ['EMBER', 'Ember Fox', 16, 1, { RNG: 105 }],
  ['TUCANO', 'Tucano Play', 160, 0, { RNG: 100 }],
  ['MOONH', 'Moonharbor', 228, 0, { RNG: 95 }],
  ['LOTUS', 'Iron Lotus', 340, 1, { RNG: 95 }],
  ['NEB9', 'Nebula Nine', 280, 0, { RNG: 90 }],
  ['LYNX', 'Copper Lynx', 30, 0, { RNG: 85 }],
  ['JADE', 'Jade Harbor', 150, 1, { RNG: 85, PVP: 15 }],
  ['SOLAR', 'Solaris Works', 46, 0, { RNG: 80 }],
  ['PIRA', 'Piranha Labs', 186, 0, { RNG: 75, FISH: 20 }],
  ['ARARA', 'Arara Games', 2, 0, { RNG: 70 }],
  ['ANVIL', 'Golden Anvil', 38, 0, { RNG: 60 }],
  ['LANTERN', 'Blue Lantern', 212, 0, { RNG: 180 }],
  ['SALON', 'Grand Salon Live', 350, 1, { LIVE: 80 }],
  ['MESA', 'Real Mesa', 142, 1, { LIVE: 65 }],
  ['CROUP', 'Croupier House', 226, 0, { LIVE: 50 }],
  ['VELOURS', 'Velours Live', 300, 0, { LIVE: 45 }],
  ['LISBOA', 'Lisboa ao Vivo', 20, 0, { LIVE: 30 }],
  ['ABYSS', 'Abyss Hunters', 196, 1, { FISH: 24 }],
  ['CORAL', 'Coral King', 174, 0, { FISH: 17 }],
  ['MARE', 'Maré Alta', 206, 0, { FISH: 14 }],
  ['TRUCO', 'Mestre das Cartas', 96, 1, { PVP: 40 }],
  ['CARDR', 'Card Republic', 222, 0, { PVP: 38 }],
  ['MVIVA', 'Mesa Viva', 12, 0, { PVP: 34 }],
  ['DOMINO', 'Carta Real', 44, 0, { PVP: 25 }],
  ['ACE', 'Ace Circle', 286, 0, { PVP: 16 }],
  ['PLACA', 'Gol de Placa', 130, 1, { SPORTS: 20 }],
  ['AODDS', 'Arena Odds', 210, 0, { SPORTS: 16 }],
  ['STAD1', 'Stadium One', 24, 0, { SPORTS: 14 }],
  ['REDE', 'Bola na Rede', 160, 0, { SPORTS: 10 }],
  ['AV', 'Avalon Esports', 262, 1, { ESPORTS: 16 }],
  ['AI', 'Arena Infinity', 190, 0, { ESPORTS: 14 }],
  ['IMES', 'Imperial Esports', 44, 0, { ESPORTS: 12 }],
  ['TF', 'Titan Frag', 352, 0, { ESPORTS: 10 }],
  ['IA', 'Iron Arena', 232, 0, { ESPORTS: 8 }],
  ['SORTE', 'Sorte Grande', 50, 1, {}],
  ['LNAC', 'Loto Nacional', 140, 0, {}],
  ['VLOTTO', 'Mekong Lotto', 356, 0, {}],
  ['SEALOT', 'Andaman Lotteries', 184, 0, {}],
  ['ESORTE', 'E-Sorte', 170, 0, {}],
  ['KENO', 'Keno Lab', 276, 0, {}],
  ['QDRAW', 'Quick Draw', 20, 0, {}],
  ['AURORA', 'Aurora Originals', 164, 1, { INHOUSE: 76 }],
];

/** Vendors whose pages want their own tab. */
const inTabs: readonly string[] = ['REDE'];
/** Vendors that also have one entry in a category: one with many games and one with few. */
const listed: Readonly<Record<string, GameCategory>> = { SALON: 'LIVE', IA: 'ESPORTS' };

/** The vendors of the seeded world, over all categories. */
export const allVendors: readonly ContentVendor[] = rows.map(([code, name, hue, isHot, games]) => ({
  code,
  name,
  hue,
  isHot: isHot === 1,
  games,
  opensInTab: inTabs.includes(code),
  listedIn: listed[code],
}));
