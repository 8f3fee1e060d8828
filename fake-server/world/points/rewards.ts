import type { LanguageCode } from '#contract/entities/language.ts';
import type { Reward } from '#contract/entities/points.ts';
import { allRewards } from '../../content/rewards.ts';
import { inLanguage, type Words } from '../../content/words.ts';
import type { Database } from '../../store/database.ts';
import { type RewardRow, rewardTable } from '../../store/points/rewards.ts';

/** The rewards (W9), with operators' changes. */
export interface Rewards {
  /** Cheapest first. */
  list(memberId: number, language: LanguageCode): Reward[];
  /** Cheapest first, for operators. */
  rows(): readonly RewardRow[];
  /** Sets a price and a stock; false if there is none of this id. */
  change(row: RewardRow): boolean;
}

export function createRewards(database: Database): Rewards {
  const table = rewardTable(database);
  // A file from before some of them gets those now.
  for (const { id, price, stock } of allRewards) table.insert({ id, price: price * 100, stock });

  const current = () =>
    allRewards
      .flatMap((reward) => {
        const row = table.find(reward.id);
        return row ? [{ ...reward, ...row }] : [];
      })
      .toSorted((a, b) => a.price - b.price);

  return {
    list: (memberId, language) =>
      current().map(({ id, kind, title, description, price, stock, isOnePerPerson }) => ({
        id,
        kind,
        title: inLanguage(title, language),
        description: inLanguage(description, language),
        image: rewardImage(id),
        price,
        stock,
        isOnePerPerson,
        isTaken: isOnePerPerson && table.takenBy(memberId, id) > 0,
      })),
    rows: () => current().map(({ id, price, stock }) => ({ id, price, stock })),
    change: (row) =>
      database.transaction(() => {
        if (!table.find(row.id)) return false;
        table.change(row);
        return true;
      }),
  };
}

/** A reward's name; its id if it is no longer offered. */
export function rewardTitle(id: string, language: LanguageCode): string {
  return inLanguage(rewardWords(id), language);
}

/** The same in the languages of the world. */
export function rewardWords(id: string): Words {
  return allRewards.find((one) => one.id === id)?.title ?? { PT: id, EN: id };
}

/** The picture of a reward. */
export function rewardImage(id: string): string {
  return `/art/rewards/${id}.svg`;
}
