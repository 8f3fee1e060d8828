import type { Words } from './words.ts';

/** The name of a rank, with text and background colour. */
export interface HouseLabel {
  readonly labelName: Words;
  readonly color: string;
  readonly color2: string;
}

/** Bets of this many days count for a rank, and a rank is kept for as long (W5). */
export const RANK_DAYS = 90;

/** The ranks, lowest first: text and background colour, and the required stakes in hundredths. */
export const ranks: readonly (HouseLabel & { readonly from: number })[] = [
  {
    labelName: { PT: 'Bronze', EN: 'Bronze', CN: '青铜', ID: 'Perunggu', TH: 'บรอนซ์', VI: 'Đồng' },
    color: '#f6e7d8',
    color2: '#8c5a2b',
    from: 0,
  },
  {
    labelName: { PT: 'Prata', EN: 'Silver', CN: '白银', ID: 'Perak', TH: 'ซิลเวอร์', VI: 'Bạc' },
    color: '#1d2430',
    color2: '#c3cad6',
    from: 100_000,
  },
  {
    labelName: { PT: 'Ouro', EN: 'Gold', CN: '黄金', ID: 'Emas', TH: 'โกลด์', VI: 'Vàng' },
    color: '#2b2005',
    color2: '#e5b53b',
    from: 500_000,
  },
  {
    labelName: {
      PT: 'Platina',
      EN: 'Platinum',
      CN: '铂金',
      ID: 'Platina',
      TH: 'แพลทินัม',
      VI: 'Bạch kim',
    },
    color: '#10262b',
    color2: '#8fd3de',
    from: 2_000_000,
  },
  {
    labelName: {
      PT: 'Esmeralda',
      EN: 'Emerald',
      CN: '翡翠',
      ID: 'Zamrud',
      TH: 'เอเมอรัลด์',
      VI: 'Ngọc lục bảo',
    },
    color: '#eafff4',
    color2: '#12805c',
    from: 6_000_000,
  },
  {
    labelName: {
      PT: 'Diamante',
      EN: 'Diamond',
      CN: '钻石',
      ID: 'Berlian',
      TH: 'ไดมอนด์',
      VI: 'Kim cương',
    },
    color: '#e9f4ff',
    color2: '#1f5fbf',
    from: 15_000_000,
  },
  {
    labelName: { PT: 'Black', EN: 'Black', CN: '黑金', ID: 'Black', TH: 'แบล็ก', VI: 'Black' },
    color: '#f3d98b',
    color2: '#17181c',
    from: 40_000_000,
  },
];

/** Labels besides the rank: for newcomers, and for high stakes. */
export const newcomerLabel: HouseLabel = {
  labelName: {
    PT: 'Estreante',
    EN: 'Newcomer',
    CN: '新人',
    ID: 'Pendatang baru',
    TH: 'ผู้เล่นใหม่',
    VI: 'Người mới',
  },
  color: '#06231c',
  color2: '#58d6b0',
};
export const highRollerLabel: HouseLabel = {
  labelName: {
    PT: 'High roller',
    EN: 'High roller',
    CN: '豪客',
    ID: 'Pemain besar',
    TH: 'ไฮโรลเลอร์',
    VI: 'Người chơi lớn',
  },
  color: '#fff3fb',
  color2: '#8f1d6f',
};
