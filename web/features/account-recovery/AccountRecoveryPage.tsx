import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import type { AccountRecoveryInput } from '#machines/account-recovery/account-recovery.types.ts';
import { queries } from '#web/api/queries.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './AccountRecovery.module.css';
import { Elsewhere, Finished, Waiting } from './OutcomeScreens.tsx';
import { OwnerScreen } from './OwnerScreen.tsx';
import { CodeScreen, PasswordScreen } from './ProofScreens.tsx';
import { type AccountRecoveryFlow, useAccountRecovery } from './use-account-recovery.ts';

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<
  Record<AccountRecoveryFlow['state'], ComponentType<{ readonly flow: AccountRecoveryFlow }>>
> = {
  enteringAddress: OwnerScreen,
  sendingCode: OwnerScreen,
  enteringCode: CodeScreen,
  proving: CodeScreen,
  choosingPassword: PasswordScreen,
  settingPassword: PasswordScreen,
  waiting: Waiting,
  elsewhere: Elsewhere,
  finished: Finished,
};

/** Account recovery for people who have lost everything that they sign in with (W5). */
export default function AccountRecoveryPage() {
  const { t } = useTranslation([
    'accountRecovery',
    'account',
    'errors',
    'registration',
    'password',
    'submission',
  ]);
  usePageTitle(t('title'));
  const site = useQuery(sitePermission());
  const rules = useQuery(queries.account.registrationRules());
  const countries = useQuery(queries.site.countryCodes());
  return (
    <div className={styles.page}>
      <section
        className={classNames('stack gap-4', styles.card)}
        aria-labelledby="account-recovery-title"
      >
        <h1 id="account-recovery-title">{t('title')}</h1>
        {site.data && rules.data && countries.data ? (
          // Firebase proves numbers at sign-in, but sends no code for this.
          <Flow
            kinds={site.data.firebase === null ? ['email', 'mobile'] : ['email']}
            rules={rules.data}
          />
        ) : (
          <FormPending failure={failureOf(site, rules, countries)} />
        )}
      </section>
    </div>
  );
}

interface FlowProps {
  readonly kinds: AccountRecoveryInput['kinds'];
  readonly rules: RecoveryRules;
}

function Flow({ kinds, rules }: FlowProps) {
  const flow = useAccountRecovery(kinds, rules);
  const Shown = flow.unanswered ? Unanswered : screens[flow.state];
  return (
    <FollowedScreen screen={Shown} className="stack gap-4">
      <Shown flow={flow} />
    </FollowedScreen>
  );
}
