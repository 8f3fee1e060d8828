import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { providerNames } from '#contract/entities/social-provider-names.ts';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FacebookIcon } from '#web/ui/icons/FacebookIcon.tsx';
import { GoogleIcon } from '#web/ui/icons/GoogleIcon.tsx';
import { PasskeyIcon } from '#web/ui/icons/PasskeyIcon.tsx';
import { TelegramIcon } from '#web/ui/icons/TelegramIcon.tsx';
import styles from './ProviderButtons.module.css';

const icons = { google: GoogleIcon, facebook: FacebookIcon, telegram: TelegramIcon } as const;

interface ProviderButtonsProps {
  readonly providers: readonly SocialProvider[];
  /** The site accepts passkeys, and so does the browser (A24). */
  readonly passkey: boolean;
  /** The provider that the person returns from; its button gets the focus. */
  readonly returnsFrom: SocialProvider | 'passkey' | null;
  readonly disabled: boolean;
  readonly onChoose: (provider: SocialProvider) => void;
  readonly onPasskey: () => void;
}

/** Ways to sign in without the form: a passkey (A24) and social accounts (G5). */
export function ProviderButtons({
  providers,
  passkey,
  returnsFrom,
  disabled,
  onChoose,
  onPasskey,
}: ProviderButtonsProps) {
  const { t } = useTranslation('login');
  const group = useRef<HTMLDivElement>(null);
  const title = useId();
  useEffect(() => {
    group.current?.querySelector<HTMLElement>(`[data-way="${returnsFrom}"]`)?.focus();
  }, [returnsFrom]);
  if (!passkey && providers.length === 0) return null;
  return (
    <div ref={group} className="stack">
      {passkey && (
        <Button
          block
          icon={<PasskeyIcon size={20} />}
          data-way="passkey"
          aria-disabled={disabled}
          onClick={onPasskey}
        >
          {t('passkey.signIn')}
        </Button>
      )}
      {providers.length > 0 && (
        <>
          <p className={styles.or} id={title}>
            {t('provider.or')}
          </p>
          <fieldset className={classNames('cluster', styles.buttons)} aria-labelledby={title}>
            {providers.map((provider) => {
              const Mark = icons[provider];
              return (
                <Button
                  key={provider}
                  icon={<Mark size={20} />}
                  data-way={provider}
                  aria-label={t('provider.signIn', { provider: providerNames[provider] })}
                  aria-disabled={disabled}
                  onClick={() => onChoose(provider)}
                >
                  {providerNames[provider]}
                </Button>
              );
            })}
          </fieldset>
        </>
      )}
    </div>
  );
}
