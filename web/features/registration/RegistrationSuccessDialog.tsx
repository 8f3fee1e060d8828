import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import styles from './RegistrationSuccessDialog.module.css';

interface RegistrationSuccessDialogProps {
  readonly modal: { readonly account: string };
  readonly onClose: () => void;
}

/** The welcome of a new player, with the account and its balance (A12). */
export default function RegistrationSuccessDialog({
  modal,
  onClose,
}: RegistrationSuccessDialogProps) {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  const balance = useQuery(queries.wallet.balance());
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('success.title')}
      closeLabel={t('shell:close')}
      hideTitle
    >
      <div className={styles.place}>
        <span className={styles.sign}>
          <GiftIcon size={40} />
        </span>
        <p aria-hidden className={styles.title}>
          {t('success.title')}
        </p>
        <p className="muted">{t('success.in_registered_successfully')}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('success.account')}</dt>
            <dd>
              <bdi>{modal.account}</bdi>
            </dd>
          </div>
          {balance.data && balance.data.sumBalance > 0 && (
            <div>
              <dt>{t('success.balance')}</dt>
              <dd>
                <Money
                  tone="gold"
                  text={formatMoney(balance.data.sumBalance, balance.data.currency, language)}
                />
              </dd>
            </div>
          )}
        </dl>
        <Button variant="primary" size="l" block data-autofocus onClick={onClose}>
          {t('success.play')}
        </Button>
      </div>
    </Dialog>
  );
}
