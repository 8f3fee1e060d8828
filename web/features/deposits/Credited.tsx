import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { EndScreen } from './EndScreen.tsx';
import type { DepositFlow } from './use-deposit.ts';

/** The money is in the balance; also whether in full, late, in part or more (W2). */
export function Credited({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const money = useMoney(flow.context.currency);
  const { state } = flow;
  const { deposit } = flow.context;
  if (!deposit) return null;
  const kind = kinds[state as keyof typeof kinds] ?? 'whole';
  const { credit, debtRepaid, returned } = deposit;
  return (
    <EndScreen
      flow={flow}
      tone="positive"
      title={t('credited.title', { amount: money(credit) })}
      text={t(`credited.${kind}`)}
      actions={
        <>
          {flow.backToGame ? (
            <Button variant="primary" onClick={flow.backToGame}>
              {t('backToGame')}
            </Button>
          ) : (
            <Link to="/" className={buttonClass({ variant: 'primary' })}>
              {t('play')}
            </Link>
          )}
          <Button onClick={() => flow.send({ type: 'another.requested' })}>{t('another')}</Button>
        </>
      }
    >
      {debtRepaid > 0 && (
        <Notice tone="info" text={t('credited.debtRepaid', { amount: money(debtRepaid) })} />
      )}
      {returned !== null && (
        <Notice
          tone="info"
          text={t('credited.secondReturned', { amount: money(returned.amount) })}
        />
      )}
    </EndScreen>
  );
}

const kinds = {
  'charge.credited': 'whole',
  'charge.creditedLate': 'late',
  'charge.creditedInPart': 'part',
  'charge.creditedMore': 'more',
} as const;
