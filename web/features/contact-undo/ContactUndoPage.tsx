import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { LinkOffer } from '#machines/contact-undo/contact-undo.machine.ts';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './ContactUndo.module.css';
import { type LinkSubject, provideContactUndo } from './contact-undo.actors.ts';
import { takeLinkToken } from './link-token.ts';

/** Target of an account recovery's links; the others have their own address. */
const STOP_PATH = '/stop-account-recovery';

type UndoFlow = Flow<ReturnType<typeof provideContactUndo>>;

interface ScreenProps {
  readonly flow: UndoFlow;
  readonly subject: LinkSubject;
}

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<UndoFlow['state'], ComponentType<ScreenProps>>> = {
  reading: Pending,
  weighing: Pending,
  unreachable: Failed,
  offering: Offer,
  undoing: Offer,
  undone: Undone,
  over: Over,
};

/** Undoes a change of an address, or an account recovery, by a message's link (W5). */
export default function ContactUndoPage() {
  const { pathname } = useLocation();
  const subject = pathname.startsWith(STOP_PATH) ? 'accountRecovery' : 'contact';
  return <Undoing key={subject} subject={subject} />;
}

function Undoing({ subject }: { readonly subject: LinkSubject }) {
  const { t } = useTranslation(['security', 'account', 'errors']);
  const title = t(subject === 'contact' ? 'contactUndo.title' : 'accountRecoveryStop.title');
  usePageTitle(title);
  const flow = useFlow((services) => provideContactUndo(services, subject, takeLinkToken()));
  const Screen = screens[flow.state];
  return (
    <section className={classNames('stack gap-4', styles.page)} aria-labelledby="undo-title">
      <h1 id="undo-title">{title}</h1>
      <FollowedScreen screen={Screen}>
        <Screen flow={flow} subject={subject} />
      </FollowedScreen>
    </section>
  );
}

function Pending() {
  return <FormPending />;
}

function Failed({ flow }: ScreenProps) {
  const onRetry = () => flow.send({ type: 'retry.requested' });
  return <FormPending failure={{ refusal: flow.refusal, onRetry }} />;
}

/** What the link does, in words. */
function useOfferWords(offer: LinkOffer) {
  const { t } = useTranslation('security');
  const times = useTimes();
  if ('readyAt' in offer) {
    const { to, readyAt } = offer;
    return {
      text: t('accountRecoveryStop.text', { to, time: times.zonedMoment(readyAt) }),
      effect: t('accountRecoveryStop.effect'),
      undo: t('accountRecoveryStop.stop'),
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

function Offer({ flow }: ScreenProps) {
  const { offer } = flow.context;
  return offer && <Offered flow={flow} offer={offer} />;
}

function Offered({ flow, offer }: { readonly flow: UndoFlow; readonly offer: LinkOffer }) {
  const words = useOfferWords(offer);
  return (
    <>
      <p>{words.text}</p>
      <p className="hint">{words.effect}</p>
      <FlowSubmit flow={flow} onClick={() => flow.send({ type: 'undo.confirmed' })}>
        {words.undo}
      </FlowSubmit>
      {words.until !== null && <p className="hint">{words.until}</p>}
    </>
  );
}

function Undone({ flow }: ScreenProps) {
  const { offer } = flow.context;
  const { t } = useTranslation('security');
  const modals = useModals();
  const isStop = offer !== null && 'readyAt' in offer;
  return (
    <EmptyState
      icon={<CheckCircleIcon />}
      title={
        isStop
          ? t('accountRecoveryStop.stopped')
          : t('contactUndo.undone', { restores: offer?.restores })
      }
      text={t(isStop ? 'accountRecoveryStop.next' : 'contactUndo.next')}
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
      text={t(subject === 'contact' ? 'contactUndo.overText' : 'accountRecoveryStop.overText')}
    />
  );
}
