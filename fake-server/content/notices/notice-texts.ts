import type { ApplicationRejection } from '#contract/entities/application-types.ts';
import type { ReturnReason } from '#contract/entities/deposit-types.ts';
import type { RejectionReason } from '#contract/entities/points-types.ts';
import type { WithdrawalEndReason } from '#contract/entities/withdrawal-types.ts';
import type { NoticeKind } from './notice-kinds.ts';

/** Sentences that only some notices of a kind have. */
export type NoticeSentence =
  | ReturnReason
  | ApplicationRejection
  | RejectionReason
  | WithdrawalEndReason
  /** The part of a deposit that paid off a debt, and the debt after a reversal. */
  | 'debtRepaid'
  | 'owed';

/** Title, text as HTML without its paragraph, and link text if any. */
type NoticeText = readonly [title: string, text: string, link?: string];

/** The notices in one language. */
export interface NoticeTexts {
  readonly notices: Readonly<Record<NoticeKind, NoticeText>>;
  /** Each may contain `{amount}`. */
  readonly sentences: Readonly<Record<NoticeSentence, string>>;
}

/** The notices in a language that may lag. */
export type TranslatedNotices = {
  readonly [Part in keyof NoticeTexts]: Partial<NoticeTexts[Part]>;
};
