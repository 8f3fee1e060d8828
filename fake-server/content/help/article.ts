import type { Words } from '../words.ts';

interface ContentText {
  /** Its name in the address, such as `/help#question-lost-password`. */
  readonly id: string;
  readonly title: Words;
  /** HTML; a name in braces is a figure from the site's settings. */
  readonly content: Words;
}

/** An article of the seeded help centre. */
export type ContentArticle = ContentText &
  (
    | { readonly kind: 'guide' | 'question' }
    | {
        readonly kind: 'protocol' | 'policy';
        readonly version: string;
        /** In force since this many days before the world's first day. */
        readonly inForceForDays: number;
      }
  );

/** Articles on one subject. */
export interface ContentCategory {
  readonly id: string;
  readonly title: Words;
  readonly articles: readonly ContentArticle[];
}
