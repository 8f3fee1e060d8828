import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { refusalOf, valueOf } from '#web/api/queries.ts';
import { withdrawalsKey } from '#web/api/withdrawal-queries.ts';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';

/** Takes a withdrawal back, where nothing of it was paid out and the site allows it (W2). */
export function CancelWithdrawal({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const { api } = useServices();
  const queryClient = useQueryClient();
  const money = useMoney(withdrawal.currency);
  const [isAsking, setAsking] = useState(false);
  const mutation = useMutation({
    mutationFn: () => valueOf(api.withdrawals.cancel({ params: { id: withdrawal.id }, body: {} })),
    onSuccess: () => setAsking(false),
    // Refused or not: what is shown may have been out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: withdrawalsKey }),
  });
  const open = () => {
    mutation.reset();
    setAsking(true);
  };
  return (
    <>
      <Button onClick={open}>{t('cancel.open')}</Button>
      <AlertDialog
        open={isAsking}
        tone="warning"
        title={t('cancel.title')}
        onClose={() => setAsking(false)}
        actions={[
          { id: 'back', label: t('cancel.keep'), onAction: () => setAsking(false) },
          {
            id: 'cancel',
            label: t('cancel.confirm'),
            variant: 'danger',
            busy: mutation.isPending,
            onAction: () => mutation.mutate(),
          },
        ]}
      >
        {t('cancel.text', { amount: money(withdrawal.amount) })}
        <RefusalMessage refusal={refusalOf(mutation.error)} />
      </AlertDialog>
    </>
  );
}
