import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import styles from './Deposit.module.css';
import { MethodMark } from './MethodMark.tsx';
import type { DepositFlow } from './use-deposit.ts';
import { useMethodTexts } from './use-method-texts.ts';

/** The payment methods, if there are several: bounds, fee and duration of each. */
export function MethodScreen({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const money = useMoney(flow.context.currency);
  const texts = useMethodTexts(money);
  return (
    <>
      <h2>{t('chooseMethod')}</h2>
      <ul role="list" className={styles.methods}>
        {flow.context.terms.map((terms) => (
          <li key={terms.method}>
            <button
              type="button"
              value={terms.method}
              className={styles.method}
              onClick={() => flow.send({ type: 'method.chosen', method: terms.method })}
            >
              <MethodMark method={terms.method} />
              <span className={styles.methodText}>
                <b>
                  {texts.name(terms)}{' '}
                  {terms.isMostUsed && <Badge tone="accent">{t('mostUsed')}</Badge>}
                </b>
                <span>
                  {t('amount:bounds', { min: money(terms.minimum), max: money(terms.maximum) })}
                </span>
                <span>
                  {texts.fee(terms)} · {texts.time(terms)}
                </span>
              </span>
              <ChevronEndIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
