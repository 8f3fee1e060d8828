import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/shared/money/use-money.ts';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import styles from './Deposit.module.css';
import type { DepositFlow } from './use-deposit.ts';

/** The ways to pay, where the site has several. */
export function MethodScreen({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const money = useMoney(flow.currency);
  return (
    <>
      <h2>{t('chooseMethod')}</h2>
      <ul className={styles.methods}>
        {flow.terms.map(({ method, minimum, maximum }) => (
          <li key={method}>
            <button
              type="button"
              value={method}
              className={styles.method}
              onClick={() => flow.chooseMethod(method)}
            >
              <span>
                <b>{t(`method.${method}`)}</b>
                <span>{t('amount:bounds', { min: money(minimum), max: money(maximum) })}</span>
              </span>
              <ChevronEndIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
