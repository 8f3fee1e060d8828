import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowUnreachable } from '#web/shared/flow/FlowUnreachable.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { MoneyMoved } from '#web/shared/money/MoneyMoved.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { StarIcon } from '#web/ui/icons/StarIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ConvertForm } from './ConvertForm.tsx';
import styles from './points.module.css';
import { type ConversionFlow, useConversion } from './use-conversion.ts';
import { usePointsText } from './use-points-text.ts';

type Screen = ComponentType<{ readonly flow: ConversionFlow }>;

/** Points that become money (W9). */
export function ConvertPoints() {
  const flow = useConversion();
  const Shown = flow.unanswered ? Unanswered : screens[flow.state];
  return (
    <FollowedScreen screen={Shown} className={styles.convert}>
      <Shown flow={flow} />
    </FollowedScreen>
  );
}

function Reading() {
  return <WaitingSkeletons className="stack" heights={['5rem', '4.5rem', '4.5rem']} />;
}

function Unreachable({ flow }: { readonly flow: ConversionFlow }) {
  const { t } = useTranslation('points');
  return <FlowUnreachable flow={flow} title={t('convert.unreachable')} />;
}

function Closed() {
  const { t } = useTranslation('points');
  return (
    <EmptyState
      icon={<StarIcon />}
      title={t('convert.closed.title')}
      text={t('convert.closed.text')}
    />
  );
}

function Converted({ flow: { context, startAnother } }: { readonly flow: ConversionFlow }) {
  const { conversion } = context;
  const { t } = useTranslation('points');
  const money = useMoney(conversion?.currency ?? 'BRL');
  const pointsText = usePointsText();
  if (!conversion) return null;
  const { amount, points } = conversion;
  return (
    <MoneyMoved
      title={t('convert.done.title', { amount: money(amount) })}
      text={t('convert.done.text', { points: pointsText(points) })}
      action={<Button onClick={startAnother}>{t('convert.done.another')}</Button>}
    />
  );
}

/** The screen of each state. */
const screens: Readonly<Record<ConversionFlow['state'], Screen>> = {
  reading: Reading,
  unreachable: Unreachable,
  closed: Closed,
  entering: ConvertForm,
  changed: ConvertForm,
  converting: ConvertForm,
  readingAgain: ConvertForm,
  converted: Converted,
};
