/** Bets of so many days before now count for a rank, and a rank is kept for as long (W5). */
export const RANK_DAYS = 90;

/** The ranks, the lowest first: text and background colour, and what has to be staked, in hundredths. */
export const ranks = [
  { labelName: 'Bronze', color: '#f6e7d8', color2: '#8c5a2b', from: 0 },
  { labelName: 'Prata', color: '#1d2430', color2: '#c3cad6', from: 100_000 },
  { labelName: 'Ouro', color: '#2b2005', color2: '#e5b53b', from: 500_000 },
  { labelName: 'Platina', color: '#10262b', color2: '#8fd3de', from: 2_000_000 },
  { labelName: 'Esmeralda', color: '#eafff4', color2: '#12805c', from: 6_000_000 },
  { labelName: 'Diamante', color: '#e9f4ff', color2: '#1f5fbf', from: 15_000_000 },
  { labelName: 'Black', color: '#f3d98b', color2: '#17181c', from: 40_000_000 },
] as const;
