import type { Label } from '#contract/entities/member.ts';
import { VIP_ABOVE_RANK_LEVEL } from '#contract/entities/member-types.ts';
import type { MemberRow } from '../../store/members.ts';

/** For how long somebody counts as new, in milliseconds. */
const NEW_FOR_MILLISECONDS = 30 * 24 * 60 * 60_000;

const ranks: readonly Omit<Label, 'rankLevel'>[] = [
  { labelName: 'Bronze', color: '#f6e7d8', color2: '#8c5a2b' },
  { labelName: 'Prata', color: '#1d2430', color2: '#c3cad6' },
  { labelName: 'Ouro', color: '#2b2005', color2: '#e5b53b' },
  { labelName: 'Platina', color: '#10262b', color2: '#8fd3de' },
  { labelName: 'Esmeralda', color: '#eafff4', color2: '#12805c' },
  { labelName: 'Diamante', color: '#e9f4ff', color2: '#1f5fbf' },
  { labelName: 'Black', color: '#f3d98b', color2: '#17181c' },
];

/** The label of a rank, text and background colour; above the highest it stays the highest. */
export function labelOfRank(rankLevel: number): Label {
  const rank = ranks[Math.min(rankLevel, ranks.length - 1)];
  if (!rank) throw new RangeError(`There is no rank ${rankLevel}.`);
  return { ...rank, rankLevel };
}

/** Labels that the house gives besides the rank, by the time in milliseconds since the epoch. */
export function labelsOf({ registered_at, rank_level }: MemberRow, now: number): Label[] {
  const labels: Label[] = [];
  if (now - registered_at < NEW_FOR_MILLISECONDS) {
    labels.push({ labelName: 'Estreante', color: '#06231c', color2: '#58d6b0', rankLevel: 0 });
  }
  if (rank_level > VIP_ABOVE_RANK_LEVEL) {
    labels.push({ labelName: 'Alta roda', color: '#fff3fb', color2: '#8f1d6f', rankLevel: 0 });
  }
  return labels;
}
