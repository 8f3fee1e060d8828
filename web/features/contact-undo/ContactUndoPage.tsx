import { useMachine } from '@xstate/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StateValueFrom } from 'xstate';
import type { ContactUndo } from '#contract/entities/contact.ts';
import type { Refusal } from '#contract/errors.ts';
import type { contactUndoMachine } from '#machines/contact-undo/contact-undo.machine.ts';
import { type LeafOf, leafOf } from '#machines/leaf-state.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { FormPending } from '#web/shared/account/FormPending.tsx';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSiteZone } from '#web/shared/records/use-site-zone.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './ContactUndo.module.css';
import { provideContactUndo } from './contact-undo.actors.ts';
import { takeLinkToken } from './link-token.ts';

interface ScreenProps {
  readonly offer: ContactUndo | null;
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
}

/** What is shown in every state; a new state does not compile without. */
const screens: Readonly<
  Record<LeafOf<StateValueFrom<typeof contactUndoMachine>>, ComponentType<ScreenProps>>
> = {
  reading: Pending,
  weighing: Pending,
  unreachable: Failed,
  offering: Offer,
  undoing: Offer,
  undone: Undone,
  over: Over,
};

/** Takes a change of an address back, by the link that the old address got (W5). */
export default function ContactUndoPage() {
  const { t } = useTranslation(['security', 'account', 'errors']);
  usePageTitle(t('contactUndo.title'));
  const services = useServices();
  const [machine] = useState(() => provideContactUndo(services, takeLinkToken()));
  const [state, send] = useMachine(machine, services.watching);
  const Screen = screens[leafOf(state.value)];
  return (
    <section className={styles.page} aria-labelledby="undo-title">
      <h1 id="undo-title">{t('contactUndo.title')}</h1>
      <Screen
        {...state.context}
        isBusy={state.hasTag('busy')}
        onUndo={() => send({ type: 'undo.confirmed' })}
        onRetry={() => send({ type: 'retry.requested' })}
      />
    </section>
  );
}

function Pending() {
  return <FormPending />;
}

function Failed({ onRetry }: ScreenProps) {
  return <FormPending onRetry={onRetry} />;
}

function Offer({ offer, refusal, isBusy, onUndo }: ScreenProps) {
  const { t } = useTranslation('security');
  const zone = useSiteZone();
  if (!offer) return null;
  const { kind, restores, replaces, until } = offer;
  return (
    <>
      <p>{t(`contactUndo.text.${kind}`, { restores, replaces })}</p>
      <p className={styles.note}>{t('contactUndo.effect')}</p>
      <RefusalMessage refusal={refusal} />
      <Button variant="primary" size="l" block busy={isBusy} onClick={onUndo}>
        {t('contactUndo.undo')}
      </Button>
      <p className={styles.note}>{t('contactUndo.until', { time: formatMoment(until, zone) })}</p>
    </>
  );
}

function Undone({ offer }: ScreenProps) {
  const { t } = useTranslation('security');
  const modals = useModals();
  return (
    <EmptyState
      icon={<CheckCircleIcon />}
      title={t('contactUndo.undone', { restores: offer?.restores })}
      text={t('contactUndo.next')}
      action={
        <Button variant="primary" onClick={() => modals.open('forgotPassword')}>
          {t('contactUndo.newPassword')}
        </Button>
      }
    />
  );
}

function Over() {
  const { t } = useTranslation('security');
  return (
    <EmptyState
      icon={<ClockIcon />}
      title={t('contactUndo.over')}
      text={t('contactUndo.overText')}
    />
  );
}
