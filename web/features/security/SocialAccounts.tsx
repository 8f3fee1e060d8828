import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedAccount } from '#contract/entities/security.ts';
import { providerNames } from '#contract/entities/social-provider-names.ts';
import { type SocialProvider, socialProviders } from '#contract/entities/social-providers.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
import { LinkableAccount } from './LinkableAccount.tsx';
import styles from './security.module.css';

/** Linked social accounts, and those that can be linked (G5, W5). */
export function SocialAccounts({ accounts }: { readonly accounts: readonly LinkedAccount[] }) {
  const { t } = useTranslation('security');
  const services = useServices();
  const queryClient = useQueryClient();
  const [unlinking, setUnlinking] = useState<SocialProvider | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (provider: SocialProvider) =>
      valueOf(
        withReauthentication(services, () =>
          services.api.security.unlinkSocial({ params: { provider } }),
        ),
      ),
    onSuccess: (security) => queryClient.setQueryData(queries.security.state().queryKey, security),
    // It may have been removed in another tab.
    onError: () => services.changes.outdate('security'),
  });
  const site = useQuery(sitePermission()).data?.socialLogin;
  const isLinked = (provider: SocialProvider) =>
    accounts.some((account) => account.provider === provider);
  const linkable = socialProviders.filter(
    (provider) => site !== undefined && site[provider] !== null && !isLinked(provider),
  );
  if (accounts.length + linkable.length === 0) return null;
  const remove = () => {
    if (unlinking === null) return;
    // Reauthentication opens over the page, not over the question.
    setUnlinking(null);
    mutate(unlinking);
  };
  return (
    <section className={styles.part} aria-labelledby="social-title">
      <h2 id="social-title">{t('social.title')}</h2>
      <ul role="list" className="stack gap-2">
        {accounts.map((account) => (
          <li key={account.provider} className={styles.row}>
            <AccountRow
              account={account}
              isPending={isPending}
              onRemove={() => {
                reset();
                setUnlinking(account.provider);
              }}
            />
          </li>
        ))}
        {site &&
          linkable.map((provider) => (
            <li key={provider} className={styles.row}>
              <LinkableAccount site={site} provider={provider} />
            </li>
          ))}
      </ul>
      <RefusalMessage refusal={refusalOf(error)} />
      <QuestionDialog
        open={unlinking !== null}
        title={t('social.question', {
          provider: unlinking === null ? '' : providerNames[unlinking],
        })}
        leave={t('shell:cancel')}
        onLeave={() => setUnlinking(null)}
        action={{ label: t('social.remove'), variant: 'primary', onAction: remove }}
      >
        {t('social.effect')}
      </QuestionDialog>
    </section>
  );
}

interface AccountRowProps {
  readonly account: LinkedAccount;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

function AccountRow({ account, isPending, onRemove }: AccountRowProps) {
  const { t } = useTranslation('security');
  const times = useTimes();
  const { provider, linkedAt, isLastSignInMethod } = account;
  const name = providerNames[provider];
  return (
    <>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span className="hint">{t('social.since', { time: times.moment(linkedAt) })}</span>
        {isLastSignInMethod && <span className={styles.warning}>{t('social.lastWay')}</span>}
      </span>
      {!isLastSignInMethod && (
        <Button
          size="s"
          variant="ghost"
          busy={isPending}
          aria-label={t('social.removeOf', { provider: name })}
          onClick={onRemove}
        >
          {t('social.remove')}
        </Button>
      )}
    </>
  );
}
