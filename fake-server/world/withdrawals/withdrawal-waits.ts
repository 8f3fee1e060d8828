import type {
  PayoutPart,
  WithdrawalEvent,
  WithdrawalWaiting,
} from '#contract/entities/withdrawal.ts';
import type { WithdrawalState } from '#contract/entities/withdrawal-types.ts';

/** The inputs of what a withdrawal waits for. */
export interface WaitingWithdrawal {
  readonly state: WithdrawalState;
  /** The rest to be paid out, in hundredths. */
  readonly remaining: number;
  /** The promised time of the next step for the rest, ISO 8601; null if none. */
  readonly promisedAt: string | null;
  readonly parts: readonly Pick<
    PayoutPart,
    'number' | 'state' | 'amount' | 'received' | 'autoConfirmsAt'
  >[];
  /** Oldest first. */
  readonly events: readonly WithdrawalEvent[];
}

/**
 * What a withdrawal waits for (W3a): first the player's answers, which have a deadline, then the
 * others' steps. Pure.
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

/** What delays the rest. */
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
  // An approved withdrawal goes to the bank; from then on the bank pays.
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
