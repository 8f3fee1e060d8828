import type { PayoutPartState, WithdrawalState } from '#contract/entities/withdrawal-types.ts';
import type { World } from '../world/world.ts';

const SHOWN = 6;
/** The shortened deadline of silence. */
const SOON_MILLISECONDS = 60_000;

/** A withdrawal, as the control page shows it. */
export interface ControlWithdrawal {
  readonly id: string;
  readonly account: string;
  /** Hundredths. */
  readonly amount: number;
  readonly currency: string;
  readonly state: WithdrawalState;
  readonly parts: readonly {
    readonly id: string;
    readonly number: number;
    /** Hundredths. */
    readonly amount: number;
    readonly state: PayoutPartState;
  }[];
}

/** The operator's actions on a whole withdrawal. */
export const withdrawalSteps = [
  'review',
  'askDocuments',
  'approve',
  'reject',
  'pay',
  'payHalf',
  'fail',
] as const;
export type WithdrawalStep = (typeof withdrawalSteps)[number];

/** The operator's actions on a paid part. */
export const partSteps = ['force', 'uphold', 'hurry'] as const;
export type PartStep = (typeof partSteps)[number];

/** The newest withdrawals of everybody. */
export function newestWithdrawals({
  payoutOperator,
  members,
}: World): readonly ControlWithdrawal[] {
  return payoutOperator
    .newest(SHOWN)
    .map(({ id, member_id, amount, currency, state }) => ({
      id,
      account: members.byId(member_id)?.account ?? '',
      amount,
      currency,
      state,
      parts: payoutOperator
        .partsOf(id)
        .map((part) => ({
          id: part.id,
          number: part.number,
          amount: part.amount,
          state: part.state,
        })),
    }));
}

/** Acts on a withdrawal; false if its state does not allow it. */
export function stepWithdrawal(
  { payoutOperator }: World,
  id: string,
  step: WithdrawalStep,
): boolean {
  const steps: Readonly<Record<WithdrawalStep, () => boolean>> = {
    review: () => payoutOperator.review(id),
    askDocuments: () => payoutOperator.askDocuments(id),
    approve: () => payoutOperator.approve(id),
    reject: () => payoutOperator.reject(id, 'notOwnAccount'),
    pay: () => payoutOperator.disburse(id, 1),
    payHalf: () => payoutOperator.disburse(id, 0.5),
    fail: () => payoutOperator.fail(id, 'bankRefused'),
  };
  return steps[step]();
}

/** Acts on a part; false if its state does not allow it. */
export function stepPart({ payoutOperator }: World, id: string, step: PartStep): boolean {
  const steps: Readonly<Record<PartStep, () => boolean>> = {
    force: () => payoutOperator.force(id),
    uphold: () => payoutOperator.uphold(id),
    hurry: () => payoutOperator.letSilenceEnd(id, SOON_MILLISECONDS),
  };
  return steps[step]();
}
