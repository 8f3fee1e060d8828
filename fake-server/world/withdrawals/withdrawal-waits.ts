import type {
  PayoutPart,
  WithdrawalEvent,
  WithdrawalWaiting,
} from '#contract/entities/withdrawal.ts';
import type { WithdrawalState } from '#contract/entities/withdrawal-types.ts';

/** What decides what a withdrawal waits for. */
export interface WaitingWithdrawal {
  readonly state: WithdrawalState;
  /** Hundredths that are still to be paid out. */
  readonly remaining: number;
  /** Until when the next step for what remains was promised, ISO 8601; null where nothing was. */
  readonly promisedAt: string | null;
  readonly parts: readonly Pick<
    PayoutPart,
    'number' | 'state' | 'amount' | 'received' | 'autoConfirmsAt'
  >[];
  /** Oldest first. */
  readonly events: readonly WithdrawalEvent[];
}

/**
 * What a withdrawal waits for (W3a): answers of the player first, since they have a deadline, then
 * what others owe. Pure.
 */
export function withdrawalWaits(withdrawal: WaitingWithdrawal): WithdrawalWaiting[] {
  const { remaining, parts } = withdrawal;
  const answers = parts.filter(({ state }) => state === 'disbursed');
  const complaints = parts.filter(({ state }) => state === 'disputed');
  return [
    ...answers.map(({ number, amount, autoConfirmsAt }) => ({
      ...waiting('confirmation', 'player', amount),
      part: number,
      autoConfirmsAt: autoConfirmsAt,
    })),
    ...(remaining === 0 ? [] : waitsOfRest(withdrawal)),
    ...complaints.map(({ number, amount, received }) => ({
      ...waiting('complaint', 'operator', amount - received),
      part: number,
      promisedAt:
        withdrawal.events.findLast(({ part, to }) => part === number && to === 'disputed')
          ?.promisedAt ?? null,
    })),
  ];
}

/** What holds up what is still to be paid out. */
function waitsOfRest({
  state,
  remaining,
  promisedAt,
  events,
}: WaitingWithdrawal): WithdrawalWaiting[] {
  const latest = events.findLast(({ part }) => part === null);
  if (state === 'reviewing' && latest?.reason === 'documentsNeeded') {
    return [waiting('documents', 'player', remaining)];
  }
  const reason = events.find(({ to }) => to === 'requested')?.reason ?? null;
  if (state === 'requested') {
    return [{ ...waiting('review', 'operator', remaining), reason, promisedAt }];
  }
  if (state === 'reviewing') {
    return [{ ...waiting('decision', 'operator', remaining), reason, promisedAt }];
  }
  // What is approved goes to the bank; from then on the bank pays.
  const by = state === 'approved' ? 'operator' : 'provider';
  return [{ ...waiting('payment', by, remaining), promisedAt }];
}

function waiting(
  step: WithdrawalWaiting['step'],
  by: WithdrawalWaiting['by'],
  amount: number,
): WithdrawalWaiting {
  return { step, by, part: null, amount, reason: null, promisedAt: null, autoConfirmsAt: null };
}
