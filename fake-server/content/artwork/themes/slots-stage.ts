import * as beasts from '../emblems/beasts.ts';
import * as festive from '../emblems/festive.ts';
import { brilliant, cutGem, heartGem } from '../emblems/gems.ts';
import * as legends from '../emblems/legends.ts';
import * as treasures from '../emblems/treasures.ts';
import * as wonders from '../emblems/wonders.ts';
import * as places from '../scenery/places.ts';
import * as venues from '../scenery/venues.ts';
import { slotPhrases, type Theme } from './theme.ts';

const RNG = ['RNG'] as const;

/** Slots of money, magic, night and show. */
export const STAGE_SLOTS: readonly Theme[] = [
  {
    categories: RNG,
    words:
      'money dinheiro bank banco vault cofre cash grana millionaire milionario piggy porquinho bars',
    hues: [150, 212, 40],
    styles: ['gold', 'steel'],
    places: [places.vault],
    air: 'stars',
    coins: true,
    heroes: [
      { words: 'piggy porquinho', draw: festive.piggyBank },
      { words: 'bank banco vault cofre bars', draw: treasures.goldBars },
      { words: 'cash grana money dinheiro', draw: treasures.moneyBag },
      { words: 'crown king rei millionaire', draw: treasures.crown },
    ],
    helpers: [treasures.coin, treasures.ingot, brilliant(196), treasures.moneyBag],
    phrases: slotPhrases(
      'Money,Piggy,Vault,Cash,Millionaire',
      'do Porquinho,do Cofre,da Grana,do Milionário,do Banco',
    ),
  },
  {
    categories: RNG,
    words:
      'joker coringa jester bobo showtime espetaculo mask mascara circus circo fool palhaco show',
    hues: [286, 350, 262],
    styles: ['candy', 'violet', 'gold'],
    places: [places.curtains, venues.showStage],
    air: 'confetti',
    heroes: [
      { words: 'joker coringa jester bobo', draw: festive.jester },
      { words: 'circus circo lion leao', draw: beasts.lion },
      { words: 'mask mascara', draw: festive.carnivalMask },
    ],
    helpers: [treasures.foldedStar(46), treasures.seven, heartGem(340), treasures.bell],
    phrases: slotPhrases(
      'Joker,Circus,Jester,Mask,Showtime',
      'do Coringa,do Circo,do Bobo,da Máscara,do Espetáculo',
    ),
  },
  {
    categories: RNG,
    words:
      'magician magico wizard mago oracle oraculo spell feitico book livro arcane alchemist alquimista',
    hues: [268, 232, 190],
    styles: ['violet', 'gold'],
    places: [places.castle, places.columns],
    air: 'fireflies',
    heroes: [
      { words: 'book livro arcane spell feitico', draw: legends.ancientBook },
      { words: 'oracle oraculo', draw: wonders.crystalBall },
      { words: 'alchemist alquimista', draw: wonders.potion },
      { words: 'wizard mago', draw: wonders.crystalBall },
    ],
    helpers: [wonders.potion, cutGem(280, 6), cutGem(190, 8), wonders.crystalBall],
    phrases: slotPhrases(
      'Wizard,Oracle,Arcane,Alchemist,Spell',
      'do Mago,do Oráculo,do Feitiço,do Alquimista,do Livro',
    ),
  },
  {
    categories: RNG,
    words:
      'vampire vampiro halloween pumpkin abobora ghost fantasma phantom werewolf lobisomem night noite skull caveira bat',
    hues: [276, 24, 140],
    lightness: 40,
    styles: ['fire', 'violet'],
    places: [places.castle],
    air: 'embers',
    heroes: [
      { words: 'pumpkin abobora halloween', draw: legends.pumpkin },
      { words: 'skull caveira', draw: legends.skull },
      { words: 'wolf lobo werewolf lobisomem', draw: beasts.wolf },
      { words: 'potion vampire vampiro', draw: wonders.potion },
    ],
    helpers: [legends.pumpkin, legends.skull, wonders.potion],
    phrases: slotPhrases(
      'Pumpkin,Vampire,Skull,Werewolf,Phantom',
      'da Abóbora,do Vampiro,da Caveira,do Lobisomem,do Fantasma',
    ),
  },
  {
    categories: RNG,
    words: 'royal crown coroa king rei queen rainha castle castelo knight cavaleiro palace palacio',
    hues: [222, 350, 282],
    styles: ['gold'],
    places: [places.castle, places.curtains, places.columns],
    air: 'stars',
    coins: true,
    heroes: [
      { words: 'crown coroa king rei queen rainha', draw: treasures.crown },
      { words: 'knight cavaleiro', draw: legends.runeShield },
      { words: 'lion leao palace palacio', draw: beasts.lion },
      { words: 'castle castelo dragon', draw: beasts.dragon },
    ],
    helpers: [cutGem(350, 8), cutGem(220, 8), treasures.trophy, treasures.coin],
    phrases: slotPhrases(
      'Crown,King,Queen,Castle,Knight',
      'do Rei,da Rainha,do Castelo,do Cavaleiro,do Palácio',
    ),
  },
  {
    categories: RNG,
    words: 'classic classico classicos retro bar bell sino vegas reels slot turbo jackpot',
    hues: [340, 232, 22],
    styles: ['neon', 'fire', 'gold'],
    places: [places.reels, venues.showStage],
    air: 'stars',
    heroes: [
      { words: 'bell sino', draw: treasures.bell },
      { words: 'vegas turbo jackpot', draw: treasures.tripleSeven },
      { words: 'star estrela retro', draw: treasures.foldedStar(46) },
      { words: 'diamond diamante', draw: brilliant(196) },
    ],
    helpers: [treasures.seven, treasures.bell, treasures.foldedStar(46), brilliant(196)],
    phrases: slotPhrases(
      'Vegas,Bell,Retro,Turbo,Classic',
      'do Sino,dos Clássicos,do Jackpot,de Vegas,da Estrela',
    ),
  },
];
