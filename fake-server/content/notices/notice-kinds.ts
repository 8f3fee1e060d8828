import type { NotificationTopic } from '#contract/entities/notification-types.ts';
import type { Words } from '../words.ts';

/** What is known of a kind of notice. */
interface NoticeRule {
  readonly topic: NotificationTopic;
  /** Where its link leads; null where it has none. May name values, as texts do. */
  readonly link: string | null;
  /** Values that its texts may name, each as `{name}`. */
  readonly names: readonly string[];
}

/** Notices of one topic and one link that name the same values. */
function about<const Rule extends NoticeRule>(rule: Rule): Rule {
  return rule;
}

const contract = about({ topic: 'contracts', link: '/agent/contracts', names: ['from'] });
const deposit = about({
  topic: 'money',
  link: '/member/depositv2?record={id}',
  // The three last are sentences, and empty where there is nothing to say.
  names: ['id', 'amount', 'asked', 'why', 'debtRepaid', 'owed'],
});
const withdrawal = about({
  topic: 'money',
  link: '/member/withdraw?id={id}',
  names: ['id', 'amount', 'why'],
});
const redemption = about({
  topic: 'points',
  link: '/pointMall?view=redeemed',
  names: ['reward', 'why'],
});
const rank = about({ topic: 'points', link: '/member/playerRank', names: ['rank'] });
const feedback = about({ topic: 'service', link: null, names: [] });

/**
 * Every kind of notice that a person can get, but those about security, which are told by the kind of
 * the event. `tests/fake-server/notices.test.ts` brings about each of them.
 */
export const noticeKinds = {
  welcome: { topic: 'news', link: null, names: [] },

  /** The file of the data export can be downloaded (W5). */
  dataExportReady: { topic: 'service', link: '/member/securityCenter', names: [] },
  /** What the operator answers to feedback. */
  'feedback.thanks': feedback,
  'feedback.mending': feedback,
  'feedback.askingMore': { ...feedback, link: '/feedback' },

  /** Somebody of an agent's team has sent money, or the agent has to the team (W2). */
  transferReceived: { topic: 'money', link: null, names: ['from', 'amount'] },
  transferFromAgent: { topic: 'money', link: null, names: ['from', 'amount'] },
  /** The other side of both. */
  transferSent: { topic: 'money', link: '/member/transactionHistory', names: ['to', 'amount'] },
  /** The ends of a deposit (W2). */
  'deposit.refused': deposit,
  'deposit.credited': deposit,
  'deposit.creditedLate': deposit,
  'deposit.creditedInPart': deposit,
  'deposit.creditedMore': deposit,
  'deposit.returning': deposit,
  'deposit.returned': deposit,
  'deposit.returnFailed': deposit,
  'deposit.reversed': deposit,
  'deposit.expired': deposit,
  'deposit.cancelled': deposit,
  /** What happens to a withdrawal (W3). */
  'withdrawal.documentsNeeded': withdrawal,
  'withdrawal.disbursed': withdrawal,
  'withdrawal.silenceNear': withdrawal,
  'withdrawal.silenceOver': withdrawal,
  'withdrawal.returned': withdrawal,
  'withdrawal.forced': withdrawal,
  'withdrawal.rejected': withdrawal,
  'withdrawal.failed': withdrawal,

  /** What agents are told about their contracts (C2, C3). */
  'contract.offered': contract,
  'contract.accepted': contract,
  'contract.rejected': contract,
  'contract.withdrawn': contract,
  'contract.ended': contract,
  'contract.terminationRequested': contract,
  'contract.terminated': contract,
  'contract.kept': contract,

  /** An application was decided (W6). */
  'application.issued': {
    topic: 'promotions',
    link: '/promotions/{promotionId}',
    names: ['promotionId', 'promotion'],
  },
  'application.rejected': {
    topic: 'promotions',
    link: '/promotions/{promotionId}/apply',
    names: ['promotionId', 'promotion', 'why'],
  },

  /** A redemption was decided, or is on its way (W9). */
  'redemption.goodsApproved': redemption,
  'redemption.voucherApproved': redemption,
  'redemption.rejected': redemption,
  'redemption.sent': redemption,
  /** A friend who came by one's link counts: the name is masked (W5). */
  friendCounted: { topic: 'points', link: '/member/referral', names: ['friend', 'points'] },
  /** The rank changed, with the one that the person has now (W5). */
  'rank.risen': rank,
  'rank.given': rank,
  'rank.fallen': rank,

  /** Name nothing that really happened: for demonstrations and tests (T3). */
  'sample.security': { topic: 'security', link: null, names: [] },
  'sample.money': { topic: 'money', link: null, names: [] },
  'sample.contracts': { topic: 'contracts', link: null, names: [] },
  'sample.service': { topic: 'service', link: null, names: [] },
  'sample.promotions': { topic: 'promotions', link: null, names: [] },
  'sample.points': { topic: 'points', link: null, names: [] },
  'sample.news': { topic: 'news', link: null, names: [] },
} as const satisfies Readonly<Record<string, NoticeRule>>;
export type NoticeKind = keyof typeof noticeKinds;

/** What the notices of one group tell, as `offered` of `contract.offered`. */
export type NoticeOf<Group extends string> =
  Extract<NoticeKind, `${Group}.${string}`> extends `${Group}.${infer What}` ? What : never;

/** What a notice names: as it is, or in each language. */
type NoticeValue = string | Words;

/** The values of a kind of notice. */
export type NoticeValues<Kind extends NoticeKind> = Readonly<
  Record<(typeof noticeKinds)[Kind]['names'][number], NoticeValue>
>;
