import type { RewardKind } from '#contract/entities/points-types.ts';
import { roundAmountWords } from './amount-words.ts';
import type { RewardPicture } from './artwork/index.ts';
import type { Words } from './words.ts';

/** A reward of the seeded world. */
export interface ContentReward {
  readonly id: string;
  readonly kind: RewardKind;
  /** What its picture shows. */
  readonly picture: RewardPicture;
  /** Whole points, until an operator changes them. */
  readonly price: number;
  /** Its shop price, in hundredths of the currency unit: its points are worth no more. */
  readonly shopPrice: number;
  /** The initial stock. */
  readonly stock: number;
  readonly isOnePerPerson: boolean;
  readonly title: Words;
  readonly description: Words;
}

/** What the coffee voucher is worth. */
const coffee = roundAmountWords(5_000, 'BRL');

/** Everything that points can be redeemed for. */
export const allRewards: readonly ContentReward[] = [
  {
    id: 'coffee-voucher',
    kind: 'voucher',
    picture: 'mug',
    price: 4_500,
    shopPrice: 5_000,
    stock: 200,
    isOnePerPerson: false,
    title: { PT: `Vale-café de ${coffee.PT}`, EN: `${coffee.EN} coffee voucher` },
    description: {
      PT: 'Um código para qualquer café da rede Grão Norte.',
      EN: 'A code for any Grão Norte café.',
    },
  },
  {
    id: 'cinema-voucher',
    kind: 'voucher',
    picture: 'ticket',
    price: 12_000,
    shopPrice: 14_000,
    stock: 60,
    isOnePerPerson: false,
    title: { PT: 'Dois ingressos de cinema', EN: 'Two cinema tickets' },
    description: {
      PT: 'Um código para duas poltronas VIP, em qualquer dia da semana.',
      EN: 'A code for two VIP seats, any day of the week.',
    },
  },
  {
    id: 'aurora-cap',
    kind: 'goods',
    picture: 'cap',
    price: 15_000,
    shopPrice: 15_900,
    stock: 25,
    isOnePerPerson: false,
    title: { PT: 'Boné Aurora', EN: 'Aurora cap' },
    description: {
      PT: 'De algodão, ajustável, com o emblema bordado.',
      EN: 'Cotton, adjustable, with an embroidered emblem.',
    },
  },
  {
    id: 'welcome-mug',
    kind: 'goods',
    picture: 'mug',
    price: 6_000,
    shopPrice: 6_900,
    stock: 80,
    isOnePerPerson: true,
    title: { PT: 'Caneca de boas-vindas', EN: 'Welcome mug' },
    description: {
      PT: 'De cerâmica, 330 ml. Uma por pessoa.',
      EN: 'Ceramic, 330 ml. One per person.',
    },
  },
  {
    id: 'game-controller',
    kind: 'goods',
    picture: 'gamepad',
    price: 90_000,
    shopPrice: 99_900,
    stock: 6,
    isOnePerPerson: true,
    title: { PT: 'Controle sem fio', EN: 'Wireless controller' },
    description: {
      PT: 'Para computador e celular, com cabo USB-C.',
      EN: 'For computers and phones, with a USB-C cable.',
    },
  },
  {
    id: 'headphones',
    kind: 'goods',
    picture: 'headphones',
    price: 180_000,
    shopPrice: 199_900,
    stock: 3,
    isOnePerPerson: true,
    title: { PT: 'Fones de ouvido', EN: 'Headphones' },
    description: {
      PT: 'Sem fio, com cancelamento de ruído e 30 horas de bateria.',
      EN: 'Wireless, with noise cancelling and 30-hour battery life.',
    },
  },
  {
    id: 'match-ball',
    kind: 'goods',
    picture: 'football',
    price: 30_000,
    shopPrice: 34_900,
    stock: 0,
    isOnePerPerson: false,
    title: { PT: 'Bola de futebol', EN: 'Football' },
    description: { PT: 'Tamanho oficial, costurada à mão.', EN: 'Official size, hand-stitched.' },
  },
];
