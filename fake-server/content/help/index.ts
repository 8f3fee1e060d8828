import type { SeedCategory } from './article.ts';
import { guide } from './guide.ts';
import { protocol } from './protocol.ts';
import { accountQuestions } from './questions-account.ts';
import { moneyQuestions } from './questions-money.ts';
import { playQuestions } from './questions-play.ts';

export type { SeedArticle } from './article.ts';

/** The seeded help centre, in reading order (R7). */
export const seedHelp: readonly SeedCategory[] = [
  guide,
  ...accountQuestions,
  ...moneyQuestions,
  ...playQuestions,
  protocol,
];
