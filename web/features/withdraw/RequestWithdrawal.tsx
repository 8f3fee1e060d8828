import { type ComponentType, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useFollowedScreen } from '#web/shared/page/use-followed-screen.ts';
import { useSiteZone } from '#web/shared/records/use-site-zone.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { AmountScreen } from './AmountScreen.tsx';
import styles from './Request.module.css';
import { ReviewScreen } from './ReviewScreen.tsx';
import { useWithdrawal, type WithdrawalFlow } from './use-withdrawal.ts';
import { withdrawalAddress } from './withdraw-address.ts';

type Screen = ComponentType<{ readonly flow: WithdrawalFlow }>;

/** Requesting a withdrawal: amount and account, what it costs, the passwords (W2). */
export function RequestWithdrawal() {
  const flow = useWithdrawal();
  const Shown = screens[flow.leaf];
  const place = useRef<HTMLDivElement>(null);
  useFollowedScreen(place, Shown);
  return (
    <div ref={place} tabIndex={-1} className={styles.screens}>
      <Shown flow={flow} />
    </div>
  );
}

/** It is not known whether the request arrived; asking again withdraws nothing twice. */
function AnswerUnknown({ flow }: { readonly flow: WithdrawalFlow }) {
  const { t } = useTranslation('withdraw');
  return (
    <ErrorState
      title={t('request.unknown.title')}
      text={t('request.unknown.text')}
      action={
        <Button variant="primary" onClick={flow.retry}>
          {t('request.unknown.retry')}
        </Button>
      }
    />
  );
}

function Requested({ flow: { withdrawal, startAnother } }: { readonly flow: WithdrawalFlow }) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal?.currency ?? 'BRL');
  const zone = useSiteZone();
  if (!withdrawal) return null;
  const { id, net, account, promisedAt } = withdrawal;
  const told = t('request.done.text', { amount: money(net), account });
  const promised = promisedAt !== null && t('promised', { moment: formatMoment(promisedAt, zone) });
  return (
    <output className={styles.requested}>
      <EmptyState
        icon={<CheckCircleIcon />}
        title={t('request.done.title')}
        text={promised ? `${told} ${promised}.` : told}
        action={
          <div className={styles.actions}>
            <Link to={withdrawalAddress(id)} className={buttonClass({ variant: 'primary' })}>
              {t('request.done.follow')}
            </Link>
            <Button onClick={startAnother}>{t('request.done.another')}</Button>
          </div>
        }
      />
    </output>
  );
}

/** What a person sees in each state. */
const screens: Readonly<Record<WithdrawalFlow['leaf'], Screen>> = {
  entering: AmountScreen,
  quoting: AmountScreen,
  reviewing: ReviewScreen,
  requesting: ReviewScreen,
  answerUnknown: AnswerUnknown,
  requested: Requested,
};
