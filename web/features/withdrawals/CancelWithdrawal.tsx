import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';

/** Cancels a withdrawal, if nothing was paid out and the site allows it (W2). */
export function CancelWithdrawal({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const { api, changes } = useServices();
  const money = useMoney(withdrawal.currency);
  const [isAsking, setAsking] = useState(false);
  const mutation = useMutation({
    mutationFn: () => valueOf(api.withdrawals.cancel({ params: { id: withdrawal.id }, body: {} })),
    onSuccess: () => setAsking(false),
    // In any case what is shown may be stale.
    onSettled: () => changes.outdate('payments'),
  });
  const open = () => {
    mutation.reset();
    setAsking(true);
  };
  return (
    <>
      <Button onClick={open}>{t('cancel.open')}</Button>
      <QuestionDialog
        open={isAsking}
        title={t('cancel.title')}
        leave={t('cancel.keep')}
        onLeave={() => setAsking(false)}
        action={{
          label: t('cancel.confirm'),
          variant: 'danger',
          busy: mutation.isPending,
          onAction: () => mutation.mutate(),
        }}
      >
        {t('cancel.text', { amount: money(withdrawal.amount) })}
        <RefusalMessage refusal={refusalOf(mutation.error)} />
      </QuestionDialog>
    </>
  );
}
