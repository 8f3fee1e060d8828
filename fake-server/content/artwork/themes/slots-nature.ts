import * as beasts from '../emblems/beasts.ts';
import * as festive from '../emblems/festive.ts';
import * as fruits from '../emblems/fruits.ts';
import { brilliant, cutGem, heartGem } from '../emblems/gems.ts';
import * as legends from '../emblems/legends.ts';
import * as ocean from '../emblems/ocean.ts';
import * as treasures from '../emblems/treasures.ts';
import * as wonders from '../emblems/wonders.ts';
import * as places from '../scenery/places.ts';
import { slotPhrases, type Theme } from './theme.ts';

const RNG = ['RNG'] as const;

/** Slots of fruit, stones, beasts, seas and skies. */
export const NATURE_SLOTS: readonly Theme[] = [
  {
    categories: RNG,
    words:
      'gem gema gems gemas joias jewel joia diamond diamante ruby rubi emerald esmeralda sapphire safira crystal cristal',
    hues: [262, 320, 200, 285],
    styles: ['violet', 'ice', 'gold'],
    places: [places.vault, places.curtains],
    air: 'stars',
    heroes: [
      { words: 'diamond diamante crystal cristal', draw: brilliant(196) },
      { words: 'ruby rubi', draw: cutGem(350, 8) },
      { words: 'emerald esmeralda', draw: cutGem(142, 8) },
      { words: 'sapphire safira', draw: brilliant(222) },
      { words: 'heart coracao amethyst ametista', draw: heartGem(330) },
    ],
    helpers: [cutGem(350, 8), cutGem(142, 6), cutGem(45, 4), brilliant(280), heartGem(330)],
    phrases: slotPhrases(
      'Ruby,Emerald,Sapphire,Crystal,Jewel',
      'do Rubi,da Esmeralda,da Safira,do Cristal,das Joias',
    ),
  },
  {
    categories: RNG,
    words:
      'fruit fruits fruta frutas cherry cereja lemon limao juicy melon melancia grape uva strawberry morango tutti',
    hues: [96, 320, 200, 44],
    lightness: 52,
    styles: ['candy', 'leaf', 'fire'],
    places: [places.reels, places.meadow],
    air: 'bubbles',
    heroes: [
      { words: 'cherry cereja', draw: fruits.cherry },
      { words: 'lemon limao', draw: fruits.lemon },
      { words: 'melon melancia', draw: fruits.watermelon },
      { words: 'grape uva', draw: fruits.grapes },
      { words: 'strawberry morango', draw: fruits.strawberry },
      { words: 'orange laranja', draw: fruits.orange },
    ],
    helpers: [fruits.orange, fruits.plum, fruits.lemon, fruits.cherry, fruits.grapes],
    phrases: slotPhrases(
      'Cherry,Fruits,Melon,Lemon,Strawberry,Grape',
      'das Frutas,da Cereja,da Melancia,do Limão,do Morango',
    ),
  },
  {
    categories: RNG,
    words:
      'jungle selva tiger tigre lion leao safari panther pantera toucan tucano amazon amazonia gorilla',
    hues: [110, 140, 86],
    styles: ['leaf', 'gold'],
    places: [places.jungle],
    air: 'fireflies',
    heroes: [
      { words: 'tiger tigre', draw: beasts.tiger },
      { words: 'lion leao safari', draw: beasts.lion },
      { words: 'toucan tucano amazon amazonia', draw: festive.toucan },
      { words: 'panda', draw: beasts.panda },
    ],
    helpers: [cutGem(142, 6), treasures.coin, cutGem(45, 8)],
    phrases: slotPhrases(
      'Jungle,Tiger,Lion,Safari,Toucan',
      'da Selva,do Tigre,do Leão,do Tucano,da Amazônia',
    ),
  },
  {
    categories: RNG,
    words:
      'ocean oceano sea mar pearl perola shark tubarao reef recife mermaid sereia atlantis atlantida octopus polvo kraken',
    hues: [200, 188, 216],
    styles: ['ice', 'gold'],
    places: [places.seabed],
    air: 'bubbles',
    heroes: [
      { words: 'pearl perola mermaid sereia', draw: ocean.pearlShell },
      { words: 'shark tubarao', draw: ocean.shark },
      { words: 'octopus polvo kraken', draw: ocean.octopus },
      { words: 'reef recife', draw: ocean.turtle },
      { words: 'atlantis atlantida treasure', draw: treasures.chest },
    ],
    helpers: [ocean.fish(32, '#fff'), ocean.pearlShell, ocean.turtle, ocean.jellyfish],
    phrases: slotPhrases(
      'Ocean,Pearl,Shark,Reef,Atlantis,Kraken',
      'do Oceano,da Pérola,do Tubarão,da Sereia,do Polvo',
    ),
  },
  {
    categories: RNG,
    words:
      'space espaco galaxy galaxia cosmic cosmico star stars estrela planet planeta alien rocket foguete nova',
    hues: [252, 272, 232],
    styles: ['neon', 'violet', 'ice'],
    places: [places.space],
    air: 'stars',
    heroes: [
      { words: 'galaxy galaxia planet planeta', draw: wonders.planet },
      { words: 'rocket foguete', draw: wonders.rocket },
      { words: 'alien et', draw: wonders.saucer },
      { words: 'star estrela nova cosmic cosmos', draw: treasures.foldedStar(48) },
    ],
    helpers: [wonders.planet, wonders.rocket, cutGem(190, 6), treasures.foldedStar(190)],
    phrases: slotPhrases(
      'Galaxy,Cosmos,Alien,Nova,Planet,Rocket',
      'da Galáxia,do Cosmos,do Planeta,da Estrela,do Foguete',
    ),
  },
  {
    categories: RNG,
    words:
      'sweet sweets doce doces candy bala bombons confeitaria sugar acucar bonanza lollipop pirulito cupcake bombom',
    hues: [318, 200, 290],
    lightness: 62,
    styles: ['candy'],
    places: [places.candyHills],
    air: 'confetti',
    heroes: [
      { words: 'lollipop pirulito', draw: wonders.lollipop },
      { words: 'cupcake confeitaria', draw: wonders.cupcake },
      { words: 'candy bala sweet bombom bombons doces', draw: wonders.candy(338) },
      { words: 'heart sugar acucar', draw: heartGem(335) },
    ],
    helpers: [
      wonders.candy(200),
      wonders.candy(48),
      wonders.candy(285),
      wonders.lollipop,
      fruits.strawberry,
    ],
    phrases: slotPhrases(
      'Candy,Sugar,Lollipop,Cupcake,Sweet',
      'dos Doces,do Açúcar,do Pirulito,dos Bombons,da Confeitaria',
    ),
  },
  {
    categories: RNG,
    words:
      'fairy fada forest floresta elf elfo enchanted encantada butterfly borboleta mushroom unicorn witch bruxa potion pocao',
    hues: [164, 280, 128],
    styles: ['leaf', 'violet'],
    places: [places.pines, places.meadow],
    air: 'fireflies',
    heroes: [
      { words: 'fairy fada butterfly borboleta', draw: wonders.butterfly },
      { words: 'mushroom cogumelo elf elfo', draw: wonders.toadstool },
      { words: 'potion pocao witch bruxa', draw: wonders.potion },
      { words: 'rabbit coelho', draw: beasts.rabbit },
    ],
    helpers: [wonders.toadstool, wonders.butterfly, cutGem(280, 6), treasures.clover],
    phrases: slotPhrases(
      'Fairy,Forest,Butterfly,Potion,Elf',
      'da Fada,da Floresta,da Borboleta,da Poção,do Elfo',
    ),
  },
  {
    categories: RNG,
    words:
      'clover trevo irish irlanda shamrock luck sorte rainbow arco leprechaun duende horseshoe ferradura',
    hues: [128, 110, 90],
    styles: ['leaf', 'gold'],
    places: [places.meadow],
    air: 'fireflies',
    coins: true,
    heroes: [
      { words: 'clover trevo', draw: treasures.clover },
      { words: 'horseshoe ferradura', draw: treasures.horseshoe },
      { words: 'rainbow pot pote duende', draw: treasures.moneyBag },
    ],
    helpers: [treasures.coin, treasures.horseshoe, treasures.clover, cutGem(142, 6)],
    phrases: slotPhrases(
      'Clover,Rainbow,Leprechaun,Horseshoe,Shamrock',
      'do Trevo,da Sorte,do Duende,da Ferradura,do Arco-Íris',
    ),
  },
  {
    categories: RNG,
    words:
      'fire fogo setes hot blaze chama inferno flame phoenix fenix seven sevens sete burning volcano vulcao',
    hues: [8, 18, 352],
    styles: ['fire'],
    places: [places.flames],
    air: 'embers',
    heroes: [
      { words: 'seven sevens sete setes', draw: treasures.tripleSeven },
      { words: 'phoenix fenix', draw: legends.phoenix },
      { words: 'joker coringa', draw: festive.jester },
      { words: 'bell sino', draw: treasures.bell },
      { words: 'hot chama', draw: treasures.seven },
    ],
    helpers: [treasures.bell, fruits.cherry, treasures.foldedStar(46), brilliant(196)],
    phrases: slotPhrases(
      'Sevens,Phoenix,Inferno,Blaze,Volcano',
      'da Fênix,do Fogo,dos Setes,da Chama,do Vulcão',
    ),
  },
];
