import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { StateValueFrom } from 'xstate';
import type { ErrorCode } from '#contract/errors.ts';
import type { customerServiceMachine } from '#machines/customer-service/customer-service.machine.ts';
import type { LeafOf } from '#machines/leaf-state.ts';
import { openServiceWindow } from '#web/platform/windows/service-window.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { provideCustomerService } from './customer-service.actors.ts';
import styles from './ServiceVisit.module.css';

interface ServiceVisitProps {
  readonly windowOpened: boolean;
  /** Number of what it is about: a line of the account record, a withdrawal or a deposit. */
  readonly about?: string | undefined;
  readonly onEnded: () => void;
}

interface Help {
  readonly Title: ComponentType;
  readonly Text: ComponentType<{ readonly code: ErrorCode | undefined }>;
}

/** The help of every state, none while all goes well; a new state without one does not compile. */
const screens: Readonly<
  Record<LeafOf<StateValueFrom<typeof customerServiceMachine>>, Help | null>
> = {
  findingDesk: null,
  openingDesk: null,
  windowBlocked: { Title: BlockedTitle, Text: HowToAllow },
  failed: { Title: FailedTitle, Text: Reason },
  left: null,
};

/** One visit to customer service: silent while it goes well, a dialog where it does not (S8). */
export default function ServiceVisit({ windowOpened, about, onEnded }: ServiceVisitProps) {
  const { t } = useTranslation(['service', 'errors']);
  const { state, context, refusal, send } = useFlow(
    (services) => provideCustomerService(services, about),
    { input: { windowOpened }, onDone: onEnded },
  );
  const close = () => send({ type: 'help.closed' });
  const again = () =>
    send({
      type: 'service.requested',
      windowOpened: openServiceWindow(t('shell:loading')) === 'opened',
    });
  const { address } = context;
  const help = screens[state];
  return (
    <Dialog
      width={600}
      role="alertdialog"
      open={help !== null}
      onClose={close}
      closeLabel={t('shell:close')}
      title={help && <help.Title />}
      aria-describedby="service-help"
      footer={
        <>
          <Button onClick={again}>{t('shell:retry')}</Button>
          {address !== null && (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'primary' })}
              onClick={() => send({ type: 'link.followed' })}
            >
              {t('blockedLink')}
            </a>
          )}
        </>
      }
    >
      <div id="service-help" className={classNames('stack', styles.help)}>
        {help && <help.Text code={refusal?.code} />}
      </div>
    </Dialog>
  );
}

function BlockedTitle() {
  const { t } = useTranslation('service');
  return t('blockedTitle');
}

function FailedTitle() {
  const { t } = useTranslation('service');
  return t('failedTitle');
}

function HowToAllow() {
  const { t } = useTranslation('service');
  return (
    <>
      <p>{t('blockedText')}</p>
      <ol>
        <li>{t('blockedStepSign')}</li>
        <li>{t('blockedStepAllow')}</li>
        <li>{t('blockedStepRetry')}</li>
      </ol>
    </>
  );
}

function Reason({ code }: { readonly code: ErrorCode | undefined }) {
  const { t } = useTranslation('errors');
  return code && <p>{t(code)}</p>;
}
