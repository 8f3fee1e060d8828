import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import { providerNames } from '#web/shared/account/provider-names.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { FacebookIcon } from '#web/ui/icons/FacebookIcon.tsx';
import { GoogleIcon } from '#web/ui/icons/GoogleIcon.tsx';
import { TelegramIcon } from '#web/ui/icons/TelegramIcon.tsx';
import styles from './ProviderButtons.module.css';

const icons = { google: GoogleIcon, facebook: FacebookIcon, telegram: TelegramIcon } as const;

interface ProviderButtonsProps {
  readonly providers: readonly SocialProvider[];
  /** Whose window the person comes back from; the focus comes back to its button. */
  readonly returnsFrom: SocialProvider | null;
  readonly disabled: boolean;
  readonly onChoose: (provider: SocialProvider) => void;
}

/** The accounts elsewhere that the site takes for signing in; nothing where it takes none (G5). */
export function ProviderButtons({
  providers,
  returnsFrom,
  disabled,
  onChoose,
}: ProviderButtonsProps) {
  const { t } = useTranslation('login');
  const group = useRef<HTMLFieldSetElement>(null);
  const title = useId();
  useEffect(() => {
    group.current?.querySelector<HTMLElement>(`[data-provider="${returnsFrom}"]`)?.focus();
  }, [returnsFrom]);
  if (providers.length === 0) return null;
  return (
    <div className={styles.place}>
      <p className={styles.or} id={title}>
        {t('provider.or')}
      </p>
      <fieldset ref={group} className={styles.buttons} aria-labelledby={title}>
        {providers.map((provider) => {
          const Mark = icons[provider];
          return (
            <Button
              key={provider}
              icon={<Mark size={20} />}
              data-provider={provider}
              aria-label={t('provider.signIn', { provider: providerNames[provider] })}
              aria-disabled={disabled}
              onClick={() => onChoose(provider)}
            >
              {providerNames[provider]}
            </Button>
          );
        })}
      </fieldset>
    </div>
  );
}
