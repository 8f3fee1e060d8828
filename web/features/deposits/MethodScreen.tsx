import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/shared/money/use-money.ts';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import styles from './Deposit.module.css';
import { MethodSummary } from './MethodSummary.tsx';
import type { DepositFlow } from './use-deposit.ts';

/** The payment methods, if there are several: bounds, fee and duration of each. */
export function MethodScreen({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const money = useMoney(flow.context.currency);
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
              <MethodSummary terms={terms} money={money} isOneOfSeveral />
              <ChevronEndIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
