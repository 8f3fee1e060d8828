import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoneyMoved } from '#web/shared/money/MoneyMoved.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { AmountScreen } from './AmountScreen.tsx';
import styles from './Request.module.css';
import { ReviewScreen } from './ReviewScreen.tsx';
import { useWithdrawal, type WithdrawalFlow } from './use-withdrawal.ts';
import { withdrawalAddress } from './withdraw-address.ts';

type Screen = ComponentType<{ readonly flow: WithdrawalFlow }>;

/** Requesting a withdrawal: amount and account, what it costs, the passwords (W2). */
export function RequestWithdrawal() {
  const flow = useWithdrawal();
  const Shown = flow.unanswered ? Unanswered : screens[flow.state];
  return (
    <FollowedScreen screen={Shown} className={styles.screens}>
      <Shown flow={flow} />
    </FollowedScreen>
  );
}

function Requested({ flow: { context, send } }: { readonly flow: WithdrawalFlow }) {
  const { withdrawal } = context;
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal?.currency ?? 'BRL');
  const times = useTimes();
  if (!withdrawal) return null;
  const { id, net, account, waits } = withdrawal;
  const next = waits[0];
  const text = t('request.done.text', { amount: money(net), account });
  const promised =
    next?.promisedAt && t(`promise.${next.step}`, { moment: times.zonedMoment(next.promisedAt) });
  return (
    <MoneyMoved
      title={t('request.done.title')}
      text={promised ? `${text} ${promised}` : text}
      action={
        <>
          <Link to={withdrawalAddress(id)} className={buttonClass({ variant: 'primary' })}>
            {t('request.done.follow')}
          </Link>
          <Button onClick={() => send({ type: 'another.requested' })}>
            {t('request.done.another')}
          </Button>
        </>
      }
    />
  );
}

/** The screen of each state. */
const screens: Readonly<Record<WithdrawalFlow['state'], Screen>> = {
  entering: AmountScreen,
  quoting: AmountScreen,
  reviewing: ReviewScreen,
  requesting: ReviewScreen,
  requested: Requested,
};
