import type { NotificationTopic } from '#contract/entities/notification-types.ts';
import type { Words } from '../words.ts';

/** Description of a kind of notice. */
interface NoticeRule {
  readonly topic: NotificationTopic;
  /** Target of its link; null if none. May contain values, like the texts. */
  readonly link: string | null;
  /** Values that its texts may contain, each as `{name}`. */
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
  // The last three are sentences, and may be empty.
  names: ['id', 'amount', 'requested', 'why', 'debtRepaid', 'owed'],
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
// Other sessions have ended: who did not choose it must learn of it.
const pause = about({ topic: 'security', link: '/member/playPause', names: ['until'] });
const feedback = about({ topic: 'service', link: null, names: [] });

/**
 * Every kind of notice, except those about security, which depend on the kind of event.
 * `tests/fake-server/notices.test.ts` triggers each of them.
 */
export const noticeKinds = {
  welcome: { topic: 'news', link: null, names: [] },

  /** The file of the data export can be downloaded (W5). */
  dataExportReady: { topic: 'service', link: '/member/securityCenter', names: [] },
  /** What the operator answers to feedback. */
  'feedback.thanks': feedback,
  'feedback.mending': feedback,
  'feedback.askingMore': { ...feedback, link: '/feedback' },

  /** Money from an agent's team member, or from the agent to the team (W2). */
  transferReceived: { topic: 'money', link: null, names: ['from', 'amount'] },
  transferFromAgent: { topic: 'money', link: null, names: ['from', 'amount'] },
  /** The other side of both transfers. */
  transferSent: { topic: 'money', link: '/member/transactionHistory', names: ['to', 'amount'] },
  /** The outcomes of a deposit (W2). */
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

  /** A looser limit of the player's own has begun (W10). */
  'playLimit.higher': { topic: 'money', link: '/member/playLimits', names: ['limit', 'amount'] },
  'playLimit.removed': { topic: 'money', link: '/member/playLimits', names: ['limit'] },
  /** Twice a year: the limits that a player has, or that they have none (W10). */
  'playLimit.reminder': { topic: 'money', link: '/member/playLimits', names: ['limits'] },
  'playLimit.reminderWithout': { topic: 'money', link: '/member/playLimits', names: [] },

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

  /** A redemption was decided, or was sent (W9). */
  'redemption.goodsApproved': redemption,
  'redemption.voucherApproved': redemption,
  'redemption.rejected': redemption,
  'redemption.sent': redemption,
  /** An invited friend counts; the name is masked (W5). */
  friendCounted: { topic: 'points', link: '/member/referral', names: ['friend', 'points'] },
  /** The rank changed, with the new one (W5). */
  'rank.risen': rank,
  'rank.given': rank,
  'rank.fallen': rank,

  /** The player has paused play, or asked to come back (W10). */
  'play.paused': pause,
  'play.excluded': pause,
  'play.returning': pause,

  /** Invented content, for demonstrations and tests (T3). */
  'sample.security': { topic: 'security', link: null, names: [] },
  'sample.money': { topic: 'money', link: null, names: [] },
  'sample.contracts': { topic: 'contracts', link: null, names: [] },
  'sample.service': { topic: 'service', link: null, names: [] },
  'sample.promotions': { topic: 'promotions', link: null, names: [] },
  'sample.points': { topic: 'points', link: null, names: [] },
  'sample.news': { topic: 'news', link: null, names: [] },
} as const satisfies Readonly<Record<string, NoticeRule>>;
export type NoticeKind = keyof typeof noticeKinds;

/** The notices of a group, as `offered` of `contract.offered`. */
export type NoticeOf<Group extends string> =
  Extract<NoticeKind, `${Group}.${string}`> extends `${Group}.${infer What}` ? What : never;

/** A value of a notice: the same in every language, or one for each. */
type NoticeValue = string | Words;

/** The values of a kind of notice. */
export type NoticeValues<Kind extends NoticeKind> = Readonly<
  Record<(typeof noticeKinds)[Kind]['names'][number], NoticeValue>
>;
