import type { TextInputProps } from '#web/ui/fields/TextInput.tsx';
import styles from './currency-sign.module.css';

interface CurrencySign {
  readonly sign: string;
  /** Whether the language writes the sign behind the amount. */
  readonly isSignBehind: boolean;
}

/** The sign of the currency beside an amount that is typed: where the language writes it. */
export function currencySign({
  sign,
  isSignBehind,
}: CurrencySign): Pick<TextInputProps, 'leading' | 'trailing'> {
  // In text from right to left 'R$' would become '$R'.
  const shown = <bdi>{sign}</bdi>;
  return isSignBehind
    ? { trailing: <span className={styles.behind}>{shown}</span> }
    : { leading: shown };
}
