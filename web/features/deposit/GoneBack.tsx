import { useTranslation } from 'react-i18next';
import { ContactLink } from '#web/shared/service/ContactLink.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import type { NoticeTone } from '#web/ui/messages/ToneIcon.tsx';
import { EndScreen } from './EndScreen.tsx';
import type { DepositFlow } from './use-deposit.ts';

/** Money that goes back, went back, could not go back, or was taken back by the bank (W2). */
export function GoneBack({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const { deposit, leaf } = flow;
  if (!deposit) return null;
  const { kind, tone, needsService } =
    kinds[leaf as keyof typeof kinds] ?? kinds['charge.returned'];
  const { returned } = deposit;
  return (
    <EndScreen
      flow={flow}
      tone={tone}
      title={t(`back.${kind}.title`)}
      text={t(`back.${kind}.text`)}
      actions={
        <>
          <Button variant="primary" onClick={flow.startAnother}>
            {t('another')}
          </Button>
          {needsService && (
            <ContactLink className={buttonClass()}>{t('account:talkToService')}</ContactLink>
          )}
        </>
      }
    >
      {returned !== null && <p>{t(`back.reason.${returned.reason}`)}</p>}
    </EndScreen>
  );
}

const kinds = {
  'charge.returning': { kind: 'returning', tone: 'info', needsService: false },
  'charge.returned': { kind: 'returned', tone: 'info', needsService: false },
  'charge.returnFailed': { kind: 'failed', tone: 'danger', needsService: true },
  'charge.takenBack': { kind: 'takenBack', tone: 'warning', needsService: true },
} as const satisfies Readonly<
  Record<string, { kind: string; tone: NoticeTone; needsService: boolean }>
>;
