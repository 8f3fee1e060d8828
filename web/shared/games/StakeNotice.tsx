import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { FundsShort } from './use-funds-short.ts';

/**
 * What stopped a stake, over the running game. The stake exceeded the balance: a deposit is offered,
 * until money has arrived by any way (W2). Or a limit or the account does not allow it: the page that
 * explains it is one press away (W10, A27).
 */
export function StakeNotice({
  funds: { isShort, stoppedBy, close },
}: {
  readonly funds: FundsShort;
}) {
  const { t } = useTranslation(['games', 'account', 'errors']);
  const { isTrial } = useSession();
  const modals = useModals();
  const navigate = useNavigate();
  if (!isShort && !stoppedBy) return null;
  const next = stoppedBy && errorCatalogue[stoppedBy].next;
  return (
    <output>
      <Notice
        tone="warning"
        text={t(stoppedBy ? `errors:${stoppedBy}` : 'fundsShort.text')}
        action={{
          label: t(next ? `account:${next}` : 'fundsShort.deposit'),
          onAction: () => {
            if (next) void navigate(stepPaths[next]);
            else modals.open(isTrial ? 'realAccountNeeded' : 'deposit');
          },
        }}
        onDismiss={close}
        dismissLabel={t('shell:close')}
      />
    </output>
  );
}
