import { useTranslation } from 'react-i18next';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { Facts } from '#web/shared/money/Facts.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { AddAccountFlow } from './use-add-account.ts';

/** The account's owner, for the person to confirm (W2). */
export function ConfirmScreen({ flow }: { readonly flow: AddAccountFlow }) {
  const { t } = useTranslation('payoutAccounts');
  const { checked } = flow.context;
  if (!checked) return null;
  const { keyType, shown, holder, bank } = checked;
  return (
    <div className="stack">
      <h3 data-autofocus tabIndex={-1}>
        {t('confirm.question')}
      </h3>
      <Facts isBoxed>
        <div>
          <dt>{t('confirm.holder')}</dt>
          <dd>{holder}</dd>
        </div>
        <div>
          <dt>{t('confirm.bank')}</dt>
          <dd>{bank}</dd>
        </div>
        <div>
          <dt>{t(`kind.${keyType ?? 'bank'}`)}</dt>
          <dd>{shown}</dd>
        </div>
      </Facts>
      {flow.waitMinutes > 0 && (
        <p className="hint">{t('confirm.waits', { count: flow.waitMinutes })}</p>
      )}
      <FlowSubmit flow={flow} onClick={() => flow.send({ type: 'account.confirmed' })}>
        {t('confirm.yes')}
      </FlowSubmit>
      <Button
        block
        aria-disabled={!flow.can({ type: 'account.corrected' })}
        onClick={() => flow.send({ type: 'account.corrected' })}
      >
        {t('confirm.no')}
      </Button>
    </div>
  );
}
