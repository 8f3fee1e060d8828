import type { ContentCategory } from './article.ts';
import { guide } from './guide.ts';
import { licence } from './policies/licence.ts';
import { privacy } from './policies/privacy.ts';
import { saferPlay } from './policies/safer-play.ts';
import { protocol } from './protocol.ts';
import { accountQuestions } from './questions-account.ts';
import { moneyQuestions } from './questions-money.ts';
import { playQuestions } from './questions-play.ts';

export type { ContentArticle } from './article.ts';

/** The seeded help centre, in reading order (R7). */
export const helpCategories: readonly ContentCategory[] = [
  guide,
  ...accountQuestions,
  ...moneyQuestions,
  ...playQuestions,
  protocol,
  {
    id: 'policies',
    title: { PT: 'Documentos do site', EN: 'Documents of the site' },
    articles: [saferPlay, privacy, licence],
  },
];
