import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { WarningIcon } from '#web/ui/icons/WarningIcon.tsx';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { StateMessage } from '#web/ui/messages/StateMessage.tsx';
import { UnansweredText } from './UnansweredText.tsx';
import type { UnansweredSubmission } from './use-unanswered.ts';

interface UnansweredProps {
  readonly flow: { readonly unanswered: UnansweredSubmission | null };
  /** The person may go back without the outcome: a second try is then harmless. */
  readonly canLeave?: boolean;
}

/** The answer to a request is lost; sent again, it counts once. Replaces the form. */
export function Unanswered({ flow: { unanswered }, canLeave = false }: UnansweredProps) {
  const { t } = useTranslation('submission');
  if (!unanswered) return null;
  const { isBusy, retry, leave } = unanswered;
  return (
    <Answer to={unanswered.refusal ?? unanswered.key}>
      <StateMessage
        icon={<WarningIcon />}
        tone="danger"
        title={t('unanswered.title')}
        text={<UnansweredText submission={unanswered} />}
        action={
          <>
            <Button variant="primary" busy={isBusy} onClick={retry}>
              {t('checkAgain')}
            </Button>
            {canLeave && (
              <Button disabled={isBusy} onClick={leave}>
                {t('back')}
              </Button>
            )}
          </>
        }
      />
    </Answer>
  );
}
