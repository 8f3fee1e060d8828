import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount, PayoutAccounts } from '#contract/entities/payout-account.ts';
import type { Outcome } from '#contract/errors.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
import styles from './PayoutAccounts.module.css';
import { RenameDialog } from './RenameDialog.tsx';

/** A payout account, with what can be done about it (W2). */
export function AccountCard({ account }: { readonly account: PayoutAccount }) {
  const { t } = useTranslation('payoutAccounts');
  const { api, changes } = useServices();
  const queryClient = useQueryClient();
  const times = useTimes();
  const [asks, setAsks] = useState<'remove' | 'rename' | null>(null);
  const { id, label, shown, holder, bank, keyType, isDefault, isInUse, usableFrom } = account;
  const name = label === '' ? shown : label;
  const params = { id };
  useServerMoments([usableFrom], queries.payoutAccounts.list());
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (call: () => Promise<Outcome<PayoutAccounts>>) => valueOf(call()),
    onSuccess: (accounts) => {
      queryClient.setQueryData(queries.payoutAccounts.list().queryKey, accounts);
      setAsks(null);
    },
    // It may have been removed in another tab.
    onError: () => changes.outdate('payments'),
  });
  const ask = (what: 'remove' | 'rename') => {
    reset();
    setAsks(what);
  };
  const labelOf = (action: string) => ({ 'aria-label': t('actionsOf', { action, account: name }) });
  const refusal = refusalOf(error);
  return (
    <Card className={classNames('stack gap-2', styles.card)}>
      <div className={classNames('row', styles.name)}>
        <h2>{name}</h2>
        {isDefault && <Badge tone="accent">{t('default')}</Badge>}
        {isInUse && <Badge tone="info">{t('inUse')}</Badge>}
      </div>
      <p>
        {t(`kind.${keyType ?? 'bank'}`)}
        {label !== '' && ` · ${shown}`}
      </p>
      <p className="hint">
        {holder} · {bank}
      </p>
      {usableFrom !== null && (
        <p className={styles.waits}>{t('usableFrom', { time: times.zonedMoment(usableFrom) })}</p>
      )}
      {asks === null && <RefusalMessage refusal={refusal} />}
      <div className={classNames('cluster', styles.actions)}>
        {!isDefault && (
          <Button
            size="s"
            busy={isPending && asks === null}
            {...labelOf(t('makeDefault'))}
            onClick={() => mutate(() => api.payoutAccounts.makeDefault({ params, body: {} }))}
          >
            {t('makeDefault')}
          </Button>
        )}
        <Button size="s" {...labelOf(t('rename'))} onClick={() => ask('rename')}>
          {t('rename')}
        </Button>
        {!isInUse && (
          <Button size="s" variant="ghost" {...labelOf(t('remove'))} onClick={() => ask('remove')}>
            {t('remove')}
          </Button>
        )}
      </div>
      <RenameDialog
        key={`${asks} ${label}`}
        open={asks === 'rename'}
        label={label}
        refusal={refusal}
        busy={isPending}
        onClose={() => setAsks(null)}
        onSave={(next) =>
          mutate(() => api.payoutAccounts.rename({ params, body: { label: next } }))
        }
      />
      <QuestionDialog
        open={asks === 'remove'}
        title={t('removeTitle')}
        leave={t('shell:cancel')}
        onLeave={() => setAsks(null)}
        action={{
          label: t('remove'),
          variant: 'primary',
          busy: isPending,
          onAction: () => mutate(() => api.payoutAccounts.remove({ params })),
        }}
      >
        {t('removeText', { account: name })}
        {asks === 'remove' && <RefusalMessage refusal={refusal} />}
      </QuestionDialog>
    </Card>
  );
}
