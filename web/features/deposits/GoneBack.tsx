import { useTranslation } from 'react-i18next';
import { ContactLink } from '#web/shared/customer-service/ContactLink.tsx';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import type { NoticeTone } from '#web/ui/messages/ToneIcon.tsx';
import { EndScreen } from './EndScreen.tsx';
import type { DepositFlow } from './use-deposit.ts';
import { useOutcomeText } from './use-outcome-text.ts';

/**
 * A payment that is being returned, was returned, could not be, or was reversed by the bank (W2).
 */
export function GoneBack({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const textOf = useOutcomeText(useMoney(flow.context.currency));
  const { state } = flow;
  const { deposit } = flow.context;
  if (!deposit) return null;
  const { kind, tone, needsService } =
    kinds[state as keyof typeof kinds] ?? kinds['charge.returned'];
  const { reversed } = deposit;
  return (
    <EndScreen
      flow={flow}
      tone={tone}
      title={t(`back.${kind}.title`)}
      text={textOf(deposit)}
      actions={
        <>
          <Button variant="primary" onClick={() => flow.send({ type: 'another.requested' })}>
            {t('another')}
          </Button>
          {needsService && (
            <ContactLink className={buttonClass()}>{t('account:talkToService')}</ContactLink>
          )}
        </>
      }
    >
      {reversed !== null && <DebtNotice />}
    </EndScreen>
  );
}

const kinds = {
  'charge.returning': { kind: 'returning', tone: 'info', needsService: false },
  'charge.returned': { kind: 'returned', tone: 'info', needsService: false },
  'charge.returnFailed': { kind: 'failed', tone: 'danger', needsService: true },
  'charge.reversed': { kind: 'reversed', tone: 'warning', needsService: true },
} as const satisfies Readonly<
  Record<string, { kind: string; tone: NoticeTone; needsService: boolean }>
>;
