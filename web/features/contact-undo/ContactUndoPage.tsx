import { useMachine } from '@xstate/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { StateValueFrom } from 'xstate';
import type { Refusal } from '#contract/errors.ts';
import type { contactUndoMachine, LinkOffer } from '#machines/contact-undo/contact-undo.machine.ts';
import { type LeafOf, leafOf } from '#machines/leaf-state.ts';
import { FormPending } from '#web/shared/account/FormPending.tsx';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './ContactUndo.module.css';
import { type LinkSubject, provideContactUndo } from './contact-undo.actors.ts';
import { takeLinkToken } from './link-token.ts';

/** Where the links of a way back lead; the others lead to an address of their own. */
const STOP_PATH = '/stop-way-back';

interface ScreenProps {
  readonly subject: LinkSubject;
  readonly offer: LinkOffer | null;
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

/** Takes a change of an address, or a way back, back by the link that an address got (W5). */
export default function ContactUndoPage() {
  const { pathname } = useLocation();
  const subject = pathname.startsWith(STOP_PATH) ? 'wayBack' : 'contact';
  return <Undoing key={subject} subject={subject} />;
}

function Undoing({ subject }: { readonly subject: LinkSubject }) {
  const { t } = useTranslation(['security', 'account', 'errors']);
  const title = t(subject === 'contact' ? 'contactUndo.title' : 'wayBackStop.title');
  usePageTitle(title);
  const services = useServices();
  const [machine] = useState(() => provideContactUndo(services, subject, takeLinkToken()));
  const [state, send] = useMachine(machine, services.watching);
  const Screen = screens[leafOf(state.value)];
  return (
    <section className={styles.page} aria-labelledby="undo-title">
      <h1 id="undo-title">{title}</h1>
      <FollowedScreen screen={Screen}>
        <Screen
          {...state.context}
          subject={subject}
          isBusy={state.hasTag('busy')}
          onUndo={() => send({ type: 'undo.confirmed' })}
          onRetry={() => send({ type: 'retry.requested' })}
        />
      </FollowedScreen>
    </section>
  );
}

function Pending() {
  return <FormPending />;
}

function Failed({ refusal, onRetry }: ScreenProps) {
  return <FormPending failure={{ refusal, onRetry }} />;
}

/** What the link does, in words. */
function useOfferWords(offer: LinkOffer) {
  const { t } = useTranslation('security');
  const times = useTimes();
  if ('readyAt' in offer) {
    const { to, readyAt } = offer;
    return {
      text: t('wayBackStop.text', { to, time: times.zonedMoment(readyAt) }),
      effect: t('wayBackStop.effect'),
      undo: t('wayBackStop.stop'),
      until: null,
    };
  }
  const { kind, restores, replaces, until } = offer;
  return {
    text: t(`contactUndo.text.${kind}`, { restores, replaces }),
    effect: t('contactUndo.effect'),
    undo: t('contactUndo.undo'),
    until: t('contactUndo.until', { time: times.zonedMoment(until) }),
  };
}

function Offer({ offer, ...screen }: ScreenProps) {
  return offer && <Offered {...screen} offer={offer} />;
}

function Offered({ offer, refusal, isBusy, onUndo }: ScreenProps & { readonly offer: LinkOffer }) {
  const words = useOfferWords(offer);
  return (
    <>
      <p>{words.text}</p>
      <p className={styles.note}>{words.effect}</p>
      <RefusalMessage refusal={refusal} />
      <Button variant="primary" size="l" block busy={isBusy} onClick={onUndo}>
        {words.undo}
      </Button>
      {words.until !== null && <p className={styles.note}>{words.until}</p>}
    </>
  );
}

function Undone({ offer }: ScreenProps) {
  const { t } = useTranslation('security');
  const modals = useModals();
  const isStop = offer !== null && 'readyAt' in offer;
  return (
    <EmptyState
      icon={<CheckCircleIcon />}
      title={
        isStop ? t('wayBackStop.stopped') : t('contactUndo.undone', { restores: offer?.restores })
      }
      text={t(isStop ? 'wayBackStop.next' : 'contactUndo.next')}
      action={
        <Button variant="primary" onClick={() => modals.open('forgotPassword')}>
          {t('contactUndo.newPassword')}
        </Button>
      }
    />
  );
}

function Over({ subject }: ScreenProps) {
  const { t } = useTranslation('security');
  return (
    <EmptyState
      icon={<ClockIcon />}
      title={t('contactUndo.over')}
      text={t(subject === 'contact' ? 'contactUndo.overText' : 'wayBackStop.overText')}
    />
  );
}
