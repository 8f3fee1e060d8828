import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import { providerNames } from '#web/shared/account/provider-names.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Spinner } from '#web/ui/waiting/Spinner.tsx';
import styles from './ProviderWait.module.css';

interface ProviderWaitProps {
  readonly provider: SocialProvider;
  readonly onCancel: () => void;
}

/** Stands where the form was while the person chooses an account in a provider's window (G5). */
export function ProviderWait({ provider, onCancel }: ProviderWaitProps) {
  const { t } = useTranslation('login');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const name = providerNames[provider];
  return (
    <div className={styles.wait}>
      <Spinner size={32} />
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('provider.waitTitle', { provider: name })}
      </h2>
      <p className={styles.text}>{t('provider.waitText')}</p>
      <Button onClick={onCancel}>{t('provider.cancel')}</Button>
    </div>
  );
}
