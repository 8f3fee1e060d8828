import * as arena from '../emblems/arena.ts';
import * as beasts from '../emblems/beasts.ts';
import * as festive from '../emblems/festive.ts';
import * as fruits from '../emblems/fruits.ts';
import { brilliant, cutGem, heartGem } from '../emblems/gems.ts';
import * as legends from '../emblems/legends.ts';
import * as ocean from '../emblems/ocean.ts';
import * as tables from '../emblems/tables.ts';
import * as treasures from '../emblems/treasures.ts';
import * as wonders from '../emblems/wonders.ts';
import type { Emblem } from '../shapes.ts';

/** What a banner can be about. */
export type BannerKind =
  | 'welcome'
  | 'slots'
  | 'live'
  | 'sports'
  | 'fish'
  | 'lottery'
  | 'promotion'
  | 'points'
  | 'app'
  | 'help'
  | 'register'
  | 'inhouse'
  | 'cards'
  | 'esports';

/** The cast of a banner: one hero of several, and what flies around it. */
export interface BannerScene {
  hue: number;
  heroes: readonly Emblem[];
  helpers: readonly Emblem[];
}

const gems = [brilliant(196), cutGem(350, 8), cutGem(142, 6)];

/** What each kind of banner shows. */
export const BANNER_SCENES: Record<BannerKind, BannerScene> = {
  welcome: {
    hue: 262,
    heroes: [treasures.chest, treasures.crown],
    helpers: [treasures.coin, tables.chip(352), ...gems, treasures.foldedStar(46)],
  },
  slots: {
    hue: 318,
    heroes: [treasures.tripleSeven, beasts.tiger, beasts.dragon],
    helpers: [
      treasures.bell,
      fruits.cherry,
      treasures.coin,
      brilliant(196),
      treasures.foldedStar(46),
    ],
  },
  live: {
    hue: 350,
    heroes: [tables.rouletteWheel, tables.cardFan],
    helpers: [
      tables.chip(352),
      tables.chip(216),
      tables.dice,
      tables.chip(150),
      tables.naturalHand,
    ],
  },
  sports: {
    hue: 152,
    heroes: [arena.football, treasures.trophy],
    helpers: [
      arena.basketball,
      arena.tennisBall,
      treasures.trophy,
      arena.boxingGlove,
      treasures.foldedStar(46),
    ],
  },
  fish: {
    hue: 202,
    heroes: [ocean.shark, ocean.octopus],
    helpers: [
      ocean.fish(36, '#fff'),
      ocean.fish(330, '#fff'),
      ocean.turtle,
      treasures.coin,
      ocean.pearlShell,
    ],
  },
  lottery: {
    hue: 282,
    heroes: [arena.lotteryBalls, arena.lotteryDrum],
    helpers: [arena.ticket, treasures.coin, treasures.clover, treasures.foldedStar(46)],
  },
  promotion: {
    hue: 24,
    heroes: [treasures.moneyBag, treasures.goldBars, treasures.chest],
    helpers: [treasures.coin, arena.ticket, brilliant(196), treasures.ingot],
  },
  points: {
    hue: 42,
    heroes: [treasures.foldedStar(46), treasures.crown],
    helpers: [treasures.coin, ...gems, heartGem(335)],
  },
  app: {
    hue: 216,
    heroes: [wonders.rocket, arena.gamepad],
    helpers: [treasures.coin, tables.chip(262), treasures.foldedStar(46), brilliant(196)],
  },
  help: {
    hue: 192,
    heroes: [arena.headset],
    helpers: [treasures.foldedStar(46), heartGem(335), treasures.clover],
  },
  register: {
    hue: 276,
    heroes: [treasures.crown, festive.carnivalMask],
    helpers: [treasures.coin, ...gems, tables.chip(150)],
  },
  inhouse: {
    hue: 246,
    heroes: [arena.plane, wonders.rocket],
    helpers: [arena.bomb, tables.dice, treasures.coin, tables.moneyWheel, brilliant(196)],
  },
  cards: {
    hue: 158,
    heroes: [tables.cardFan, tables.naturalHand],
    helpers: [tables.chip(352), tables.chip(216), tables.dominoes, treasures.crown, tables.dice],
  },
  esports: {
    hue: 288,
    heroes: [arena.gamepad, arena.teamShield],
    helpers: [arena.headset, treasures.trophy, legends.bolt, treasures.foldedStar(190)],
  },
};
