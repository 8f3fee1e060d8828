import * as beasts from '../emblems/beasts.ts';
import * as egypt from '../emblems/egypt.ts';
import * as festive from '../emblems/festive.ts';
import { cutGem } from '../emblems/gems.ts';
import * as legends from '../emblems/legends.ts';
import * as treasures from '../emblems/treasures.ts';
import * as wonders from '../emblems/wonders.ts';
import * as places from '../scenery/places.ts';
import { slotPhrases, type Theme } from './theme.ts';

const RNG = ['RNG'] as const;

/** Slots set in a country or an age. */
export const WORLD_SLOTS: readonly Theme[] = [
  {
    categories: RNG,
    words:
      'pharaoh farao scarab escaravelho egypt egito nile nilo cleopatra esfinge sphinx anubis horus isis',
    hues: [38, 24, 200],
    styles: ['gold'],
    places: [places.pyramids, places.columns],
    air: 'embers',
    coins: true,
    heroes: [
      { words: 'pharaoh farao cleopatra', draw: egypt.pharaohMask },
      { words: 'scarab escaravelho', draw: egypt.scarab },
      { words: 'isis eternal eye olho horus', draw: egypt.ancientEye },
      { words: 'book livro segredo', draw: legends.ancientBook },
    ],
    helpers: [egypt.ankh, egypt.scarab, cutGem(205, 6), cutGem(350, 8)],
    phrases: slotPhrases(
      'Pharaoh,Cleopatra,Scarab,Nile,Horus,Sphinx',
      'do Faraó,da Cleópatra,do Egito,do Nilo,do Escaravelho,da Esfinge',
    ),
  },
  {
    categories: RNG,
    words:
      'dragon dragao dinastia lantern lanterna china oriental panda fortune imperial ingot lotus lotus',
    hues: [4, 352, 18],
    styles: ['gold', 'fire'],
    places: [places.pagoda],
    air: 'embers',
    coins: true,
    heroes: [
      { words: 'dragon dragao', draw: beasts.dragon },
      { words: 'panda bamboo bambu', draw: beasts.panda },
      { words: 'lantern lanterna', draw: festive.lantern },
      { words: 'rabbit coelho', draw: beasts.rabbit },
      { words: 'tiger tigre', draw: beasts.tiger },
    ],
    helpers: [festive.lantern, treasures.ingot, treasures.coin],
    phrases: slotPhrases(
      'Dragon,Lantern,Panda,Rabbit,Tiger',
      'do Dragão,da Lanterna,do Panda,do Coelho,do Tigre,da Dinastia',
    ),
  },
  {
    categories: RNG,
    words: 'samurai xogum gueixa sakura geisha ninja japan japao shogun fox kitsune raposa',
    hues: [338, 352, 280],
    styles: ['candy', 'fire', 'steel'],
    places: [places.torii],
    air: 'petals',
    heroes: [
      { words: 'fan leque geisha gueixa sakura samurai', draw: festive.fan },
      { words: 'fox kitsune raposa ninja', draw: beasts.fox },
      { words: 'shogun xogum', draw: legends.hornedHelmet },
    ],
    helpers: [festive.lantern, treasures.coin, cutGem(340, 6)],
    phrases: slotPhrases(
      'Sakura,Samurai,Kitsune,Shogun,Geisha',
      'da Sakura,do Samurai,da Raposa,do Xogum,da Gueixa',
    ),
  },
  {
    categories: RNG,
    words:
      'viking norse thunder trovao rune runa runas hammer martelo odin nordico valhalla wolf lobo',
    hues: [212, 222, 200],
    styles: ['ice', 'steel'],
    places: [places.peaks, places.pines],
    air: 'stars',
    heroes: [
      { words: 'hammer martelo thunder trovao', draw: legends.hammer },
      { words: 'viking warrior guerreiro', draw: legends.hornedHelmet },
      { words: 'rune runa runas shield escudo valhalla', draw: legends.runeShield },
      { words: 'wolf lobo moon lua', draw: beasts.wolf },
    ],
    helpers: [legends.runeShield, legends.bolt, cutGem(195, 6)],
    phrases: slotPhrases(
      'Viking,Thunder,Rune,Valhalla,Wolf',
      'do Viking,do Trovão,das Runas,do Martelo,do Lobo',
    ),
  },
  {
    categories: RNG,
    words: 'olympus olimpo zeus greek grecia titan titas sparta esparta athena atena bolt raio',
    hues: [262, 216, 44],
    styles: ['gold', 'ice'],
    places: [places.columns],
    air: 'stars',
    coins: true,
    heroes: [
      { words: 'olympus olimpo bolt raio titan titas', draw: legends.bolt },
      { words: 'sparta esparta athena atena hero heroi', draw: legends.spartanHelmet },
      { words: 'lion leao', draw: beasts.lion },
    ],
    helpers: [treasures.trophy, treasures.crown, cutGem(275, 8)],
    phrases: slotPhrases(
      'Olympus,Sparta,Athena,Titan,Bolt',
      'do Olimpo,de Esparta,de Atena,dos Titãs,do Raio',
    ),
  },
  {
    categories: RNG,
    words: 'aztec asteca astecas maya maia inca temple templo jaguar eldorado sun sol',
    hues: [96, 150, 42],
    styles: ['gold', 'leaf'],
    places: [places.ruins],
    air: 'fireflies',
    coins: true,
    heroes: [
      { words: 'aztec asteca astecas sun sol inca mask mascara', draw: legends.sunMask },
      { words: 'jaguar', draw: beasts.tiger },
      { words: 'eldorado gold ouro temple templo', draw: treasures.goldBars },
    ],
    helpers: [legends.sunMask, cutGem(150, 8), treasures.coin],
    phrases: slotPhrases(
      'Aztec,Inca,Jaguar,Eldorado,Temple',
      'do Sol,dos Astecas,do Jaguar,do Templo,do Eldorado',
    ),
  },
  {
    categories: RNG,
    words:
      'west sheriff xerife cowboy bandit bandido saloon desert deserto rodeo rodeio cactus bull touro',
    hues: [22, 14, 34],
    styles: ['fire', 'gold'],
    places: [places.mesas],
    air: 'embers',
    heroes: [
      { words: 'cowboy bandit bandido', draw: wonders.cowboyHat },
      { words: 'sheriff xerife', draw: wonders.sheriffBadge },
      { words: 'desert deserto cactus cacto', draw: wonders.cactus },
      { words: 'rodeo rodeio bull touro', draw: beasts.bull },
      { words: 'horseshoe ferradura', draw: treasures.horseshoe },
    ],
    helpers: [wonders.cactus, treasures.horseshoe, wonders.sheriffBadge, treasures.moneyBag],
    phrases: slotPhrases(
      'Sheriff,Cowboy,Bandit,Rodeo,Cactus',
      'do Xerife,do Cowboy,do Bandido,do Rodeio,do Deserto',
    ),
  },
  {
    categories: RNG,
    words:
      'pirate pirata buccaneer sete mares island ilha captain capitao corsair corsario skull anchor',
    hues: [196, 208, 30],
    styles: ['gold', 'steel'],
    places: [places.beach],
    air: 'fireflies',
    coins: true,
    heroes: [
      { words: 'pirate pirata skull caveira corsair corsario', draw: legends.skull },
      { words: 'treasure treasures tesouro island ilha', draw: treasures.chest },
      { words: 'captain capitao', draw: treasures.crown },
    ],
    helpers: [treasures.chest, treasures.coin, cutGem(350, 6)],
    phrases: slotPhrases(
      'Pirate,Captain,Corsair,Island,Buccaneer',
      'do Pirata,do Capitão,da Ilha,do Corsário,dos Sete Mares',
    ),
  },
  {
    categories: RNG,
    words: 'carnival carnaval tucano samba rio brazil brasil folia copacabana ipanema bahia',
    hues: [300, 150, 46, 200],
    styles: ['candy', 'gold', 'leaf'],
    places: [places.beach, places.curtains],
    air: 'confetti',
    heroes: [
      { words: 'carnival carnaval folia mask mascara', draw: festive.carnivalMask },
      { words: 'samba drum bateria', draw: festive.drum },
      { words: 'rio passista', draw: festive.featherCrown },
      { words: 'toucan tucano copacabana', draw: festive.toucan },
    ],
    helpers: [festive.drum, treasures.coin, cutGem(150, 8), cutGem(300, 6)],
    phrases: slotPhrases(
      'Carnaval,Samba,Rio,Folia,Copacabana',
      'do Carnaval,do Samba,do Rio,da Folia,do Tucano,da Bahia',
    ),
  },
];
