import { randomUUID } from 'node:crypto';
import type { MemberRow } from '../../store/members.ts';
import type { WithdrawalRow } from '../../store/withdrawals.ts';
import type { Wallet } from '../money/wallet.ts';
import type { PayoutDesk } from './payout-desk.ts';
import type { WithdrawalParts, WithdrawalSteps } from './withdrawal-steps.ts';

/** What somebody who looks at their withdrawals finds (T3). */
export const payoutScenes = ['disbursed', 'inParts', 'failing', 'silenceEnding'] as const;
export type PayoutScene = (typeof payoutScenes)[number];

/** Of a part of which silence will soon count, how long is left. */
const MILLISECONDS_LEFT = 90_000;
/** What is withdrawn where nothing was asked for, in hundredths. */
const AMOUNT = 15_000;

/** Puts a person into the middle of a payout, for demonstrations and tests (T3). */
export interface PayoutScenes {
  /** Plays a scene once: somebody of whom a part waits for an answer stays as they are. */
  play(member: MemberRow, scene: PayoutScene): void;
}

export function createPayoutScenes(
  { database, clock, settings, ...needs }: WithdrawalParts & { readonly wallet: Wallet },
  { table, parts, moves, money }: WithdrawalSteps,
  desk: PayoutDesk,
): PayoutScenes {
  const wallet = needs.wallet;
  /** A withdrawal of the site's own making, of money that is credited for it. */
  const ask = ({ id: memberId, currency }: MemberRow): WithdrawalRow => {
    const id = randomUUID().replaceAll('-', '');
    wallet.post({ memberId, key: `scene:${id}`, kind: 'credit', amount: AMOUNT });
    const named = { id, member_id: memberId, currency };
    const reserveId = money.hold(named, AMOUNT);
    moves.begin(
      {
        ...named,
        state: 'requested',
        amount: AMOUNT,
        fee: 0,
        account: 'PIX ***.982.247-**',
        account_id: 'scene',
        promised_at: clock.now() + settings.current.withdrawals.reviewMinutes * 60_000,
        created_at: clock.now(),
        reserve_id: reserveId,
      },
      'everyWithdrawal',
    );
    const row = table.find(id);
    if (!row) throw new Error('A withdrawal was made, and is not there.');
    return row;
  };
  return {
    play: (member, scene) =>
      database.transaction(() => {
        const own = table.ofMember(member.id, 1, 0).at(0);
        if (scene === 'failing') {
          if (own && !isOpen(own)) return;
          const { id } = own ?? ask(member);
          desk.approve(id);
          desk.fail(id, 'bankRefused');
          return;
        }
        if (parts.waitingOf(member.id).length > 0) return;
        const { id } = own && isOpen(own) ? own : ask(member);
        desk.approve(id);
        desk.disburse(id, scene === 'inParts' ? 0.5 : 1);
        const part = parts.ofWithdrawal(id).at(-1);
        if (scene === 'silenceEnding' && part) desk.letSilenceEnd(part.id, MILLISECONDS_LEFT);
      }),
  };
}

function isOpen({ state }: WithdrawalRow): boolean {
  return state === 'requested' || state === 'reviewing' || state === 'approved';
}
