import type { FailureBody } from '#contract/envelope.ts';
import { isErrorCode, type Outcome } from '#contract/errors.ts';
import type { Services } from '#web/shared/services/services.ts';

const neverArrived = { ok: false, code: 'never_arrived' } as const;

/**
 * Reads the outcome of the submission with this key. One that has not arrived can no longer count,
 * so that what the person reads stays true.
 */
export async function settle(
  { api }: Pick<Services, 'api'>,
  key: string,
): Promise<Outcome<unknown>> {
  const settled = await api.submissions.settle({ body: { key } });
  if (!settled.ok) return settled;
  const { answer } = settled.value;
  if (answer === null) return neverArrived;
  if (answer.success) return { ok: true, value: answer['value'] };
  const { success: _, code, ...rest } = answer as unknown as FailureBody;
  return isErrorCode(code) ? { ok: false, code, ...rest } : { ok: false, code: 'unknown_error' };
}
