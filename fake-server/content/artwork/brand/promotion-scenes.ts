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
import type { BannerScene } from './banner-scenes.ts';

/** What the picture of a promotion can show. */
export type PromotionScene =
  | 'welcome'
  | 'spins'
  | 'friends'
  | 'anniversary'
  | 'bestRound'
  | 'cashback'
  | 'race'
  | 'warmUp'
  | 'tide'
  | 'cup'
  | 'match'
  | 'final'
  | 'gift'
  | 'night'
  | 'ticket'
  | 'vip'
  | 'spring';

const star = treasures.foldedStar(46);

/** Each scene has its own hero and background, so that no two promotions look alike. */
export const PROMOTION_SCENES: Record<PromotionScene, BannerScene> = {
  welcome: { hue: 262, heroes: [treasures.chest], helpers: [treasures.coin, brilliant(196), star] },
  spins: {
    hue: 330,
    heroes: [treasures.tripleSeven],
    helpers: [fruits.cherry, treasures.bell, treasures.coin],
  },
  friends: { hue: 168, heroes: [heartGem(335)], helpers: [treasures.coin, treasures.clover, star] },
  anniversary: {
    hue: 286,
    heroes: [treasures.crown],
    helpers: [cutGem(350, 8), cutGem(142, 6), star],
  },
  bestRound: {
    hue: 184,
    heroes: [cutGem(142, 6)],
    helpers: [treasures.tripleSeven, star, treasures.coin],
  },
  cashback: {
    hue: 350,
    heroes: [tables.rouletteWheel],
    helpers: [tables.chip(352), tables.chip(216), treasures.coin],
  },
  race: { hue: 14, heroes: [arena.racingHelmet], helpers: [treasures.trophy, star, legends.bolt] },
  warmUp: { hue: 32, heroes: [legends.bolt], helpers: [treasures.coin, tables.dice, star] },
  tide: {
    hue: 202,
    heroes: [ocean.shark],
    helpers: [ocean.fish(36, '#fff'), ocean.pearlShell, ocean.turtle],
  },
  cup: { hue: 236, heroes: [wonders.rocket], helpers: [treasures.trophy, star, brilliant(196)] },
  match: { hue: 150, heroes: [arena.football], helpers: [treasures.trophy, star, treasures.coin] },
  final: { hue: 128, heroes: [treasures.trophy], helpers: [arena.football, star, treasures.coin] },
  gift: {
    hue: 312,
    heroes: [festive.piggyBank],
    helpers: [treasures.coin, treasures.clover, heartGem(335)],
  },
  night: { hue: 248, heroes: [beasts.wolf], helpers: [star, wonders.planet, treasures.coin] },
  ticket: { hue: 44, heroes: [arena.ticket], helpers: [treasures.coin, star, treasures.clover] },
  vip: { hue: 210, heroes: [brilliant(196)], helpers: [treasures.crown, treasures.goldBars, star] },
  spring: {
    hue: 96,
    heroes: [wonders.butterfly],
    helpers: [treasures.clover, heartGem(335), treasures.coin],
  },
};
