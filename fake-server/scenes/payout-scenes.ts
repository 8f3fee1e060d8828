import { randomUUID } from 'node:crypto';
import { contract } from '#contract/index.ts';
import type { MemberRow } from '../store/members.ts';
import type { WithdrawalRow } from '../store/withdrawals/withdrawals.ts';
import {
  createWithdrawalSteps,
  type WithdrawalSteps,
} from '../world/withdrawals/withdrawal-steps.ts';
import type { World } from '../world/world.ts';
import { scenes } from './scene.ts';

/** Remaining time of a part whose deadline of silence is near. */
const MILLISECONDS_LEFT = 90_000;
/** The amount of a withdrawal that nobody requested, in hundredths. */
const AMOUNT = 15_000;

/** Puts a person into the middle of a withdrawal (W3); a person with a waiting part keeps it. */
export const payoutScenes = scenes({
  scenarios: {
    'withdrawal-disbursed':
      'Everyone who opens their withdrawals has one that was paid out, and is asked about it',
    'withdrawal-in-parts':
      'Everyone who opens their withdrawals has one of which half was paid out',
    'payout-failing': 'Everyone who opens their withdrawals has one that the bank refused',
    'silence-ending':
      'Everyone who opens their withdrawals has one that counts as received in 90 s',
  },
  before: [contract.withdrawals.list, contract.withdrawals.toConfirm],
  play(world, member, scene) {
    const { payoutOperator } = world;
    const steps = createWithdrawalSteps(world);
    const own = steps.table.forMember(member.id, 1, 0).at(0);
    if (scene === 'payout-failing') {
      if (own && !isOpen(own)) return;
      const { id } = own ?? ask(world, steps, member);
      payoutOperator.approve(id);
      payoutOperator.fail(id, 'bankRefused');
      return;
    }
    if (steps.parts.waitingOf(member.id).length > 0) return;
    const { id } = own && isOpen(own) ? own : ask(world, steps, member);
    payoutOperator.approve(id);
    payoutOperator.disburse(id, scene === 'withdrawal-in-parts' ? 0.5 : 1);
    const part = steps.parts.forWithdrawal(id).at(-1);
    if (scene === 'silence-ending' && part)
      payoutOperator.letSilenceEnd(part.id, MILLISECONDS_LEFT);
  },
});

/** A withdrawal that the site makes itself, of money credited for it. */
function ask(
  { clock, settings, wallet }: World,
  { money, moves, find }: WithdrawalSteps,
  { id: memberId, currency }: MemberRow,
): WithdrawalRow {
  const id = randomUUID().replaceAll('-', '');
  wallet.post({ memberId, key: `scene:${id}`, kind: 'credit', amount: AMOUNT });
  const withdrawal = { id, member_id: memberId, currency };
  const reserveId = money.hold(withdrawal, AMOUNT);
  moves.begin(
    {
      ...withdrawal,
      state: 'requested',
      amount: AMOUNT,
      fee: 0,
      account: 'Pix ***.982.247-**',
      account_id: 'scene',
      promised_at: clock.now() + settings.current.withdrawals.reviewMinutes * 60_000,
      created_at: clock.now(),
      reserve_id: reserveId,
    },
    'everyWithdrawal',
  );
  return find(id);
}

function isOpen({ state }: WithdrawalRow): boolean {
  return state === 'requested' || state === 'reviewing' || state === 'approved';
}
