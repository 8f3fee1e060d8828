import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { MoneyPasswordKind } from '#contract/entities/money-password-types.ts';
import type { Outcome } from '#contract/errors.ts';
import {
  type VoucherCodeInput,
  voucherCodeMachine,
} from '#machines/voucher-code/voucher-code.machine.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import {
  createMoneyPasswordDraft,
  type MoneyPasswordDraft,
} from '#web/shared/money-passwords/money-password-draft.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-required-passwords.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** The code, outside the machine: it is a secret. */
interface ShownCode {
  code: string;
}

function provideVoucherCode(
  { api }: Pick<Services, 'api'>,
  draft: MoneyPasswordDraft,
  kinds: readonly MoneyPasswordKind[],
  shown: ShownCode,
) {
  return voucherCodeMachine.provide({
    actors: {
      readCode: fromPromise<Outcome<null>, VoucherCodeInput>(async ({ input, signal }) => {
        const fields = draft.check(kinds);
        if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
        const body = { ...input, ...givenMoneyPasswords(draft.values()) };
        const answer = await api.points.voucher({ body }, { signal });
        if (answer.ok) shown.code = answer.value.code;
        return withoutValue(answer);
      }),
    },
  });
}

/** Runs the way to the code of a voucher while its dialog is mounted (W9). */
export function useVoucherCode(redemptionId: string, kinds: readonly MoneyPasswordKind[]) {
  const services = useServices();
  const [draft] = useState(createMoneyPasswordDraft);
  const [shown] = useState<ShownCode>(() => ({ code: '' }));
  const flow = useFlow(() => provideVoucherCode(services, draft, kinds, shown), {
    input: { redemptionId },
  });
  return {
    ...flow,
    ...useFlowForm(flow, draft),
    /** Empty until it is shown. */
    code: shown.code,
    draft,
  };
}
