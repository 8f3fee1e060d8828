import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialLogin } from '#contract/entities/social.ts';
import { providerNames } from '#contract/entities/social-provider-names.ts';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { linkAccount } from '#web/shared/sign-in/social-proof.ts';
import { repeating } from '#web/shared/submission/repeating.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import styles from './security.module.css';

interface LinkableAccountProps {
  readonly site: SocialLogin;
  readonly provider: SocialProvider;
}

/** A provider that does not sign the person in yet, and how to link it (G5, W5). */
export function LinkableAccount({ site, provider }: LinkableAccountProps) {
  const { t } = useTranslation('security');
  const services = useServices();
  const [links] = useState(() => repeating(services.api.account.linkSocial));
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      valueOf(linkAccount(services, links, { site, provider, signal: leaving.signal })),
    // Linked or not: where the answer was lost, the list says it.
    onSettled: () => services.changes.outdate('security'),
  });
  const name = providerNames[provider];
  const refusal = refusalOf(error);
  return (
    <>
      <span className={styles.what}>
        <strong>{name}</strong>
        <output className="hint">
          {isPending ? t('social.inWindow', { provider: name }) : t('social.notLinked')}
        </output>
        {/* A person who closes the window knows it. */}
        {refusal?.code !== 'popup_closed' && <RefusalMessage refusal={refusal} />}
      </span>
      <Button
        size="s"
        busy={isPending}
        aria-label={t('social.linkOf', { provider: name })}
        onClick={() => mutate()}
      >
        {t('social.link')}
      </Button>
    </>
  );
}
