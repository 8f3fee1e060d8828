import { randomUUID } from 'node:crypto';
import type { Picture, ShownPicture } from '#contract/entities/picture.ts';
import { MAX_PICTURES } from '#contract/entities/picture-types.ts';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { Refused } from '../../kernel/refused.ts';
import type { MemberRow } from '../../store/members.ts';
import type { PayoutPartRow } from '../../store/withdrawals/payout-parts.ts';
import type { SentPictures } from '../pictures/sent-pictures.ts';
import type { WithdrawalParts, WithdrawalSteps } from './withdrawal-steps.ts';
import { complaintEnd } from './withdrawal-view.ts';

const MINUTE_MILLISECONDS = 60_000;
/** The most pictures of a part without a complaint. */
const MAX_LOOSE_PROOFS = 2 * MAX_PICTURES;

/** A player's complaint about a part. */
interface Complaint {
  /** The arrived amount, in hundredths. */
  readonly amountReceived: number;
  readonly comment: string;
  /** Numbers of pictures. */
  readonly proofs: readonly string[];
}

/**
 * Players' answers about paid parts (W3): the first one counts. Somebody else's part is refused
 * like one that does not exist.
 */
export interface PayoutAnswers {
  /** @throws Refused any of the call's codes */
  received(member: MemberRow, partId: string): Withdrawal;
  /** @throws Refused any of the call's codes */
  notReceived(member: MemberRow, partId: string, complaint: Complaint): Withdrawal;
  /** Stores an uploaded picture, in base64. @throws Refused any of the call's codes */
  sendProof(
    member: MemberRow,
    partId: string,
    picture: string,
    action?: Action<Picture>,
  ): Promise<Picture>;
  /** A picture that the person sent. @throws Refused not_found */
  proof(member: MemberRow, id: string): ShownPicture;
}

export function createPayoutAnswers(
  {
    database,
    clock,
    settings,
    sentPictures,
  }: WithdrawalParts & { readonly sentPictures: SentPictures },
  { parts, moves, find, findPart, shown, settleDue }: WithdrawalSteps,
): PayoutAnswers {
  const own = (member: MemberRow, partId: string) => {
    settleDue();
    const found = findPart(partId);
    if (found.row.member_id !== member.id) throw new Refused('not_found');
    return found;
  };
  const requireComplainable = (part: PayoutPartRow) => {
    if (part.state === 'disbursed') return;
    if (part.state !== 'receivedBySilence') throw new Refused('payout_answered');
    if (clock.now() >= complaintEnd(part, settings)) throw new Refused('payout_complaint_over');
  };

  const requireRoomForProof = (member: MemberRow, partId: string) => {
    const { part } = own(member, partId);
    if (parts.looseProofs(part.id) >= MAX_LOOSE_PROOFS) throw new Refused('pictures_full');
    return part;
  };

  return {
    received: (member, partId) =>
      database.transaction(() => {
        const { row, part } = own(member, partId);
        if (part.state === 'receivedBySilence') throw new Refused('payout_silence_over');
        if (part.state !== 'disbursed') throw new Refused('payout_answered');
        const evidence = { amount: part.amount };
        moves.movePart(row, part, { to: 'received', by: 'player', evidence });
        return shown(find(row.id));
      }),
    notReceived: (member, partId, { amountReceived, comment, proofs }) =>
      database.transaction(() => {
        const { row, part } = own(member, partId);
        requireComplainable(part);
        if (amountReceived >= part.amount) {
          const fields = [
            { field: 'amountReceived', rule: 'range', max: part.amount - 1 },
          ] as const;
          throw new Refused('payout_received_whole', { fields });
        }
        if (!proofs.every((id) => parts.useProof(partId, id))) throw new Refused('picture_unknown');
        parts.setComplaint(partId, amountReceived, comment);
        moves.movePart(row, part, {
          to: 'disputed',
          by: 'player',
          reason: amountReceived === 0 ? 'notArrived' : 'partlyArrived',
          evidence: { reference: part.reference, amount: amountReceived },
          promisedAt:
            clock.now() + settings.current.withdrawals.answerMinutes * MINUTE_MILLISECONDS,
        });
        return shown(find(row.id));
      }),
    sendProof: async (member, partId, base64, { commit } = singleAction()) => {
      requireRoomForProof(member, partId);
      const { type, bytes } = await sentPictures.take(base64);
      return commit(() =>
        database.transaction(() => {
          const part = requireRoomForProof(member, partId);
          const id = randomUUID();
          parts.addProof({ id, part_id: part.id, type, picture: bytes });
          return { id, type };
        }),
      );
    },
    proof: (member, id) => {
      const row = parts.findProof(member.id, id);
      if (!row) throw new Refused('not_found');
      return { type: row.type, picture: Buffer.from(row.picture).toString('base64') };
    },
  };
}
