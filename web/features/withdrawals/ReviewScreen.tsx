import { useTranslation } from 'react-i18next';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { ignoreWrongForm } from '#web/shared/forms/draft.ts';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useWayTexts } from '#web/shared/money/use-way-texts.ts';
import { MoneyPasswordFields } from '#web/shared/money-passwords/MoneyPasswordFields.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import styles from './Request.module.css';
import type { WithdrawalFlow } from './use-withdrawal.ts';

/** What the withdrawal costs and what is paid out, before it is requested by the passwords (W2). */
export function ReviewScreen({ flow }: { readonly flow: WithdrawalFlow }) {
  const { t } = useTranslation('withdraw');
  const { draft, passwords, accounts, terms, isBusy, send } = flow;
  const { quote, request } = flow.context;
  const money = useMoney(quote?.currency ?? 'BRL');
  const texts = useWayTexts(money);
  const { register, errorOf } = useDraft(draft, passwords.kinds);
  if (!quote) return null;

  const account = accounts?.accounts.find(({ id }) => id === request?.accountId);
  const submit = draft.attempt(() => send({ type: 'withdrawal.confirmed' }), ignoreWrongForm);
  return (
    <div className={styles.sheet}>
      <FlowForm label={t('request.review')} flow={{ ...flow, submit }}>
        <h2>{t('request.review')}</h2>
        <Facts>
          <div>
            <dt>{t('fact.amount')}</dt>
            <dd>{money(quote.amount)}</dd>
          </div>
          <div>
            <dt>{t('fact.fee')}</dt>
            <dd>{money(quote.fee)}</dd>
          </div>
          <div>
            <dt>{t('request.bonusCost')}</dt>
            <dd>{money(quote.bonusCost)}</dd>
          </div>
          {account && (
            <div>
              <dt>{t('request.account')}</dt>
              <dd>
                <bdi>
                  {account.shown} · {account.bank}
                </bdi>
                <small className={styles.small}>{texts.payoutTime(account.usualMinutes)}</small>
              </dd>
            </div>
          )}
          <div data-total>
            <dt>{t('fact.net')}</dt>
            <dd>{money(quote.net)}</dd>
          </div>
        </Facts>
        {terms?.canBeCancelled && <p className="hint">{t('request.cancellable')}</p>}
        <MoneyPasswordFields passwords={passwords} register={register} errorOf={errorOf}>
          <FlowSubmit flow={flow} variant="gold">
            {t('request.confirm')}
          </FlowSubmit>
        </MoneyPasswordFields>
        <Button
          variant="ghost"
          disabled={isBusy}
          onClick={() => send({ type: 'changes.requested' })}
        >
          {t('request.change')}
        </Button>
      </FlowForm>
    </div>
  );
}
