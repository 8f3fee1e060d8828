import { useTranslation } from 'react-i18next';
import { providerNames } from '#contract/entities/social-provider-names.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { useWaitingAccount } from './social-proof.ts';

/** Which social account is about to be linked, so that nobody links a stranger's (G5). */
export function WaitingAccountNotice() {
  const { t } = useTranslation('account');
  const { account, forget } = useWaitingAccount();
  if (account === null) return null;
  const provider = providerNames[account.provider];
  return (
    <Notice
      tone="info"
      text={
        account.email === null
          ? t('social.waiting', { provider })
          : t('social.waitingAs', { provider, email: account.email })
      }
      action={{ label: t('social.forget'), onAction: forget }}
    />
  );
}
