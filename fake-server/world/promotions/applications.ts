import { randomUUID } from 'node:crypto';
import type { Application } from '#contract/entities/application.ts';
import type { ApplicationRejection } from '#contract/entities/application-types.ts';
import type { Picture, ShownPicture } from '#contract/entities/picture.ts';
import { MAX_PICTURES } from '#contract/entities/picture-types.ts';
import { noticeSentence } from '../../content/notices/notices.ts';
import type { ContentOffer, ContentPromotion } from '../../content/promotions/promotion.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { playTable } from '../../store/play/play.ts';
import { type ApplicationRow, applicationTable } from '../../store/promotions/applications.ts';
import { participationTable } from '../../store/promotions/promotions.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { SentPictures } from '../pictures/sent-pictures.ts';
import { type Verdict, verdictOf } from './application-verdict.ts';
import { createPromotionTimes, requirePromotion, requireRank } from './promotion-times.ts';

/** The most unattached pictures of a person. */
const MAX_LOOSE_PICTURES = 2 * MAX_PICTURES;

/** The content of an application. */
interface NewApplication {
  readonly comment: string;
  /** Numbers of pictures. */
  readonly pictures: readonly string[];
}

/** An operator's decision: granted, or rejected with a reason. */
type ApplicationDecision = 'issued' | ApplicationRejection;

/** Applications for promotions, with a comment and pictures (W6). */
export interface Applications {
  /** @throws Refused promotion_not_found */
  current(member: MemberRow, promotionId: string): Application | null;
  /** Stores an uploaded picture, in base64. @throws Refused any of the call's codes */
  sendPicture(
    member: MemberRow,
    promotionId: string,
    picture: string,
    action?: Action<Picture>,
  ): Promise<Picture>;
  /** @throws Refused not_found */
  picture(member: MemberRow, id: string): ShownPicture;
  /** @throws Refused any of the call's codes; then nothing has changed */
  apply(member: MemberRow, promotionId: string, application: NewApplication): Application;
  /** @throws Refused any of the call's codes */
  withdraw(member: MemberRow, id: string): Application;
  /** An operator starts the review; false if no application of this id waits. */
  takeUp(id: string): boolean;
  /** An operator decides; false if no application of this id is open. */
  decide(id: string, decision: ApplicationDecision): boolean;
  /** Notifies of decisions by the terms, if no operator decided in time. */
  settleDue(): void;
  /** Newest first, of everybody, for operators. */
  newest(limit: number): readonly (ApplicationRow & { readonly pictures: number })[];
}

interface ApplicationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly live: LiveUpdates;
  readonly sentPictures: SentPictures;
  /** The world's first day, in milliseconds since the epoch. */
  readonly firstDay: number;
}

type ApplicationPromotion = ContentPromotion & {
  readonly offer: Extract<ContentOffer, { readonly kind: 'application' }>;
};

export function createApplications(parts: ApplicationParts): Applications {
  const { database, clock, notifications, live, sentPictures, firstDay } = parts;
  const table = applicationTable(database);
  const participations = participationTable(database);
  const play = playTable(database);
  const times = createPromotionTimes(clock, firstDay);

  const verdictNow = (row: ApplicationRow): Verdict => {
    const promotion = requireForApplicants(row.promotion_id);
    return verdictOf({
      offer: promotion.offer,
      appliedAt: row.applied_at,
      application: row,
      now: clock.now(),
      hasPlayed: () =>
        play.countRounds(row.member_id, times.startOf(promotion), row.applied_at) > 0,
    });
  };

  const shown = (row: ApplicationRow): Application => {
    const { state, reason, decidedAt } = verdictNow(row);
    const isOpen = state === 'applying' || state === 'in_process';
    const isWithdrawn = row.state === 'withdrawn';
    const isClaimed = participations.find(row.member_id, row.promotion_id)?.claimed_at != null;
    return {
      id: row.id,
      promotionId: row.promotion_id,
      state: isWithdrawn ? 'withdrawn' : state === 'issued' && isClaimed ? 'claimed' : state,
      comment: row.comment,
      pictures: table.picturesOf(row.id),
      appliedAt: momentOf(row.applied_at),
      promisedAt: isOpen && !isWithdrawn ? momentOf(decidedAt) : null,
      decidedAt: isOpen || isWithdrawn ? null : momentOf(decidedAt),
      reason: isWithdrawn ? null : reason,
      canBeWithdrawn: state === 'applying' && !isWithdrawn,
    };
  };

  /** Records a decision and notifies the person. */
  const settle = (row: ApplicationRow, decision: ApplicationDecision, at: number) => {
    const reason = decision === 'issued' ? null : decision;
    table.setState({
      ...row,
      state: reason === null ? 'issued' : 'rejected',
      reason,
      decided_at: at,
    });
    const { id: promotionId, title: promotion } = requirePromotion(row.promotion_id);
    const ago = clock.now() - at;
    if (reason === null) {
      notifications.tell(row.member_id, 'application.issued', { promotionId, promotion }, { ago });
    } else {
      const why = noticeSentence(reason);
      const values = { promotionId, promotion, why };
      notifications.tell(row.member_id, 'application.rejected', values, { ago });
    }
    live.tell(row.member_id, 'promotions');
  };
  const settleDue = () => {
    for (const row of table.undecided()) {
      const { state, reason, decidedAt } = verdictNow(row);
      if (state === 'issued' || state === 'rejected') settle(row, reason ?? 'issued', decidedAt);
    }
  };

  /** The promotion, if the person can apply for it now. */
  const requireApplicable = (member: MemberRow, promotionId: string) => {
    const promotion = requireForApplicants(promotionId);
    times.requireOpen(promotion);
    requireRank(promotion, member);
    if (participations.find(member.id, promotionId)) throw new Refused('application_sent');
  };
  const own = (member: MemberRow, id: string): ApplicationRow => {
    settleDue();
    const row = table.find(id);
    if (row?.member_id !== member.id) throw new Refused('not_found');
    return row;
  };

  return {
    current: (member, promotionId) =>
      database.transaction(() => {
        requirePromotion(promotionId);
        settleDue();
        const row = table.current(member.id, promotionId);
        return row ? shown(row) : null;
      }),
    sendPicture: async (member, promotionId, base64, { commit } = singleAction()) => {
      requireApplicable(member, promotionId);
      const { type, bytes } = await sentPictures.take(base64);
      return commit(() =>
        database.transaction(() => {
          requireApplicable(member, promotionId);
          const id = randomUUID();
          const owner = { member_id: member.id, promotion_id: promotionId };
          table.addPicture({ ...owner, id, type, picture: bytes });
          table.keepLoose(member.id, promotionId, MAX_LOOSE_PICTURES);
          return { id, type };
        }),
      );
    },
    picture(member, id) {
      const row = table.findPicture(member.id, id);
      if (!row) throw new Refused('not_found');
      return { type: row.type, picture: Buffer.from(row.picture).toString('base64') };
    },
    apply: (member, promotionId, { comment, pictures }) =>
      database.transaction(() => {
        requireApplicable(member, promotionId);
        const row: ApplicationRow = {
          id: randomUUID(),
          member_id: member.id,
          promotion_id: promotionId,
          comment: comment.trim(),
          state: 'applying',
          reason: null,
          applied_at: clock.now(),
          decided_at: null,
        };
        table.insert(row);
        participations.insert(member.id, promotionId, row.applied_at);
        if (!pictures.every((id, place) => table.usePicture(row, id, place))) {
          throw new Refused('picture_unknown');
        }
        live.tell(member.id, 'promotions');
        return shown(table.find(row.id) ?? row);
      }),
    withdraw: (member, id) =>
      database.transaction(() => {
        const row = own(member, id);
        if (row.state === 'withdrawn') return shown(row);
        if (row.state !== 'applying') throw new Refused('application_not_withdrawable');
        const withdrawn = { ...row, state: 'withdrawn' } as const;
        table.setState(withdrawn);
        participations.remove(member.id, row.promotion_id);
        live.tell(member.id, 'promotions');
        return shown(withdrawn);
      }),
    takeUp: (id) =>
      database.transaction(() => {
        settleDue();
        const row = table.find(id);
        if (row?.state !== 'applying') return false;
        table.setState({ ...row, state: 'in_process' });
        live.tell(row.member_id, 'promotions');
        return true;
      }),
    decide: (id, decision) =>
      database.transaction(() => {
        settleDue();
        const row = table.find(id);
        if (row?.state !== 'applying' && row?.state !== 'in_process') return false;
        settle(row, decision, clock.now());
        return true;
      }),
    settleDue: () => database.transaction(settleDue),
    newest: (limit) =>
      table.newest(limit).map((row) => ({ ...row, pictures: table.picturesOf(row.id).length })),
  };
}

/** @throws Refused promotion_not_found, promotion_not_joinable */
function requireForApplicants(id: string): ApplicationPromotion {
  const promotion = requirePromotion(id);
  if (!isForApplicants(promotion)) throw new Refused('promotion_not_joinable');
  return promotion;
}

function isForApplicants(promotion: ContentPromotion): promotion is ApplicationPromotion {
  return promotion.offer.kind === 'application';
}
