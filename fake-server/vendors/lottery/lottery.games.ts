import type { Words } from '../../content/words.ts';
import type { Drum, Lottery, Schedule } from '../../world/ports/lottery.ts';

const DAY_MINUTES = 1_440;
/** Minor units. */
const MIN_STAKE = 100;

const digits = (count: number): Drum => ({ form: 'digits', count });
const balls = (drawn: number, of: number): Drum => ({ form: 'balls', drawn, of });

/** Twenty-seven numbers, as the lotteries of northern Vietnam draw them. */
const northern: Drum = {
  form: 'prizes',
  rows: [
    { prize: 'special', count: 1, digits: 5 },
    { prize: 'first', count: 1, digits: 5 },
    { prize: 'second', count: 2, digits: 5 },
    { prize: 'third', count: 6, digits: 5 },
    { prize: 'fourth', count: 4, digits: 4 },
    { prize: 'fifth', count: 6, digits: 4 },
    { prize: 'sixth', count: 3, digits: 3 },
    { prize: 'seventh', count: 4, digits: 2 },
  ],
};
/** Eighteen numbers, as those of central and southern Vietnam do. */
const southern: Drum = {
  form: 'prizes',
  rows: [
    { prize: 'special', count: 1, digits: 6 },
    { prize: 'first', count: 1, digits: 5 },
    { prize: 'second', count: 1, digits: 5 },
    { prize: 'third', count: 2, digits: 5 },
    { prize: 'fourth', count: 7, digits: 5 },
    { prize: 'fifth', count: 1, digits: 4 },
    { prize: 'sixth', count: 3, digits: 4 },
    { prize: 'seventh', count: 1, digits: 3 },
    { prize: 'eighth', count: 1, digits: 2 },
  ],
};

/** Around the clock. */
const every = (minutes: number): Schedule => ({
  times: Array.from({ length: DAY_MINUTES / minutes }, (_, slot) => slot * minutes),
  closingSeconds: minutes === 1 ? 5 : 10,
  drawingSeconds: 5,
});
/** At hours of the day in UTC, on some days of the week. */
const at = (hours: readonly number[], weekdays?: readonly number[]): Schedule => ({
  times: hours.map((hour) => Math.round(hour * 60)),
  ...(weekdays && { weekdays }),
  closingSeconds: 900,
  drawingSeconds: 60,
});

const HANOI_DRAW = 11.25; // 18:15 there
const CENTRAL_DRAW = 10.25;
const SAIGON_DRAW = 9.25;

type Row = readonly [
  code: string,
  vendor: string,
  name: string,
  group: string,
  drum: Drum,
  schedule: Schedule,
  more?: { readonly hot?: true; readonly closed?: true },
];

const national: readonly Row[] = [
  ['loto-relampago', 'SORTE', 'Loto Relâmpago', 'QUICK', digits(5), every(1), { hot: true }],
  ['loto-expresso', 'SORTE', 'Loto Expresso', 'QUICK', digits(5), every(5), { hot: true }],
  ['trevo-da-sorte', 'SORTE', 'Trevo da Sorte', 'QUICK', balls(15, 25), every(10)],
  ['sorte-de-hora', 'SORTE', 'Sorte de Hora em Hora', 'QUICK', balls(5, 40), every(60)],
  ['milhar-paulista', 'LNAC', 'Milhar Paulista', 'DAILY', digits(4), at([14, 17, 21])],
  ['cinco-da-noite', 'LNAC', 'Cinco da Noite', 'DAILY', balls(5, 80), at([23], [1, 2, 3, 4, 5, 6])],
  [
    'seis-de-ouro',
    'LNAC',
    'Seis de Ouro',
    'DAILY',
    balls(6, 60),
    at([23], [2, 4, 6]),
    { hot: true },
  ],
  ['quinze-carioca', 'LNAC', 'Quinze Carioca', 'DAILY', balls(15, 25), at([22.5])],
  ['dupla-mineira', 'LNAC', 'Dupla Mineira', 'DAILY', balls(6, 50), at([22]), { closed: true }],
];

const house: readonly Row[] = [
  ['aurora-minuto', 'AURORA', 'Aurora Minuto', 'HOUSE', digits(3), every(1), { hot: true }],
  ['aurora-tres', 'AURORA', 'Aurora Três Minutos', 'HOUSE', digits(5), every(3)],
  ['aurora-dezenas', 'AURORA', 'Aurora Dezenas', 'HOUSE', balls(10, 50), every(5)],
  ['aurora-boreal', 'AURORA', 'Aurora Boreal', 'HOUSE', balls(6, 36), every(30)],
];

/** Of the vendor with a launch of its own (L4). */
const asian: readonly Row[] = [
  ['andaman-quatro', 'SEALOT', 'Andaman 4D', 'ASIA', digits(4), every(60)],
  ['andaman-noite', 'SEALOT', 'Andaman da Noite', 'ASIA', balls(6, 49), at([12])],
];

const electronic: readonly Row[] = [
  ['keno-turbo', 'KENO', 'Keno Turbo', 'KENO', balls(20, 80), every(1), { hot: true }],
  ['keno-brasil', 'KENO', 'Keno Brasil', 'KENO', balls(20, 80), every(5), { hot: true }],
  ['keno-estelar', 'KENO', 'Keno Estelar', 'KENO', balls(10, 40), every(10), { closed: true }],
  ['e-sorte-da-hora', 'ESORTE', 'E-Sorte da Hora', 'HOURLY', digits(6), every(60)],
  ['bingo-da-hora', 'ESORTE', 'Bingo da Hora', 'HOURLY', balls(15, 75), every(60)],
  ['lucky-draw', 'QDRAW', 'Lucky Draw', 'FAST', balls(5, 36), every(3)],
  ['quick-ten', 'QDRAW', 'Quick Ten', 'FAST', balls(10, 20), every(2)],
];

const vietnamese: readonly Row[] = [
  ['mekong-nhanh', 'VLOTTO', 'Mekong Nhanh', 'MEKONG', northern, every(5), { hot: true }],
  ['mien-bac', 'VLOTTO', 'Miền Bắc', 'NORTH', northern, at([HANOI_DRAW]), { hot: true }],
  ['da-nang', 'VLOTTO', 'Đà Nẵng', 'CENTRAL', southern, at([CENTRAL_DRAW], [3, 6])],
  ['khanh-hoa', 'VLOTTO', 'Khánh Hòa', 'CENTRAL', southern, at([CENTRAL_DRAW], [0, 3])],
  ['hue', 'VLOTTO', 'Thừa Thiên Huế', 'CENTRAL', southern, at([CENTRAL_DRAW], [0, 1])],
  ['ho-chi-minh', 'VLOTTO', 'TP. Hồ Chí Minh', 'SOUTH', southern, at([SAIGON_DRAW], [1, 6])],
  ['vung-tau', 'VLOTTO', 'Vũng Tàu', 'SOUTH', southern, at([SAIGON_DRAW], [2])],
  ['can-tho', 'VLOTTO', 'Cần Thơ', 'SOUTH', southern, at([SAIGON_DRAW], [3])],
  ['tay-ninh', 'VLOTTO', 'Tây Ninh', 'SOUTH', southern, at([SAIGON_DRAW], [4])],
];

function lotteriesOf(
  rows: readonly Row[],
  type: Lottery['type'],
  prizeMode: Lottery['prizeMode'],
): Lottery[] {
  return rows.map(([code, vendor, name, group, drum, schedule, more = {}]) => ({
    code,
    vendor,
    name,
    type,
    prizeMode,
    group,
    drum,
    schedule,
    minStake: MIN_STAKE,
    isHot: more.hot ?? false,
    isClosed: more.closed ?? false,
  }));
}

/** The lotteries of the seeded world, in menu order. They are invented, like everything here. */
export const lotteries: readonly Lottery[] = [
  ...lotteriesOf(national, 'LOTT', 'Lott'),
  ...lotteriesOf(asian, 'LOTT', 'Lott'),
  ...lotteriesOf(house, 'LOTT', 'ZY'),
  ...lotteriesOf(electronic, 'ELOTT', 'Elott'),
  ...lotteriesOf(vietnamese, 'LOTT', 'SEA'),
];

/** Names of the menu groups. */
export const lotteryGroups: Readonly<Record<string, Words>> = {
  QUICK: { PT: 'Sorteios rápidos', EN: 'Quick draws' },
  DAILY: { PT: 'Loterias do dia', EN: 'Draws of the day' },
  ASIA: { PT: 'Loterias da Ásia', EN: 'Lotteries of Asia' },
  HOUSE: { PT: 'Loterias Aurora', EN: 'Aurora lotteries' },
  KENO: { PT: 'Keno', EN: 'Keno' },
  HOURLY: { PT: 'De hora em hora', EN: 'Every hour' },
  FAST: { PT: 'Em minutos', EN: 'In minutes' },
  MEKONG: { PT: 'A cada 5 minutos', EN: 'Every 5 minutes' },
  NORTH: { PT: 'Norte do Vietnã', EN: 'Northern Vietnam' },
  CENTRAL: { PT: 'Centro do Vietnã', EN: 'Central Vietnam' },
  SOUTH: { PT: 'Sul do Vietnã', EN: 'Southern Vietnam' },
};

/** The lobby of the Vietnamese lotteries, opened as one game with all of them. */
export const LOTTERY_LOBBY = {
  nodeId: 'vlotto-lobby',
  title: 'Mekong Lotto',
  kind: 'lottery',
  minStake: MIN_STAKE,
} as const;
