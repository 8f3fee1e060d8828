import { useTranslation } from 'react-i18next';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { ignoreWrongForm } from '#web/shared/forms/draft.ts';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { MoneyPasswordFields } from '#web/shared/money-passwords/MoneyPasswordFields.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { MoneyTransferFlow } from './use-money-transfer.ts';

/** Receiver, amount and the rest of the balance, confirmed by the passwords (W2). */
export function TransferReview({ flow }: { readonly flow: MoneyTransferFlow }) {
  const { t } = useTranslation('moneyTransfer');
  const { draft, passwords, isBusy, send } = flow;
  const { terms, sending } = flow.context;
  const money = useMoney(terms?.currency ?? 'BRL');
  const { register, errorOf } = useDraft(draft, passwords.kinds);
  if (!terms || !sending) return null;
  const submit = draft.attempt(() => send({ type: 'transfer.confirmed' }), ignoreWrongForm);
  return (
    <FlowForm label={t('review.title')} flow={{ ...flow, submit }}>
      <h2>{t('review.title')}</h2>
      <Facts isBoxed>
        <div>
          <dt>{t('to')}</dt>
          <dd>{terms.receiver}</dd>
        </div>
        <div>
          <dt>{t('amount')}</dt>
          <dd>{money(sending.amount)}</dd>
        </div>
        <div data-total>
          <dt>{t('review.stays')}</dt>
          <dd>{money(terms.available - sending.amount)}</dd>
        </div>
      </Facts>
      <p className="hint">{t('about')}</p>
      <MoneyPasswordFields passwords={passwords} register={register} errorOf={errorOf}>
        <FlowSubmit flow={flow} variant="gold">
          {t('submit')}
        </FlowSubmit>
      </MoneyPasswordFields>
      <Button variant="ghost" disabled={isBusy} onClick={() => send({ type: 'changes.requested' })}>
        {t('review.change')}
      </Button>
    </FlowForm>
  );
}
