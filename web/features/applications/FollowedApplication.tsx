import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Application } from '#contract/entities/application.ts';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { NoticeTone } from '#web/ui/messages/ToneIcon.tsx';
import { ApplicationPicture } from './ApplicationPicture.tsx';
import styles from './application.module.css';
import type { ApplicationFlow } from './use-activity-application.ts';

type State = Exclude<Application['state'], 'withdrawn'>;

const tones: Readonly<Record<State, NoticeTone>> = {
  applying: 'info',
  in_process: 'info',
  issued: 'positive',
  claimed: 'positive',
  rejected: 'warning',
};

interface FollowedApplicationProps {
  readonly flow: ApplicationFlow;
  readonly application: Application;
}

/** A sent application: its state, its content, and withdrawing it (W6). */
export function FollowedApplication({ flow, application }: FollowedApplicationProps) {
  const { t } = useTranslation('application');
  const times = useTimes();
  const { appliedAt, promisedAt, reason, comment, pictures } = application;
  const state = application.state as State;
  const decline = () => flow.send({ type: 'withdrawal.declined' });
  const isAsking =
    flow.state === 'following.askingWithdrawal' || flow.state === 'following.withdrawing';
  return (
    <section className="stack gap-4" aria-label={t('followed')}>
      <Notice
        tone={tones[state]}
        title={t(`state.${state}.title`)}
        text={
          <>
            {t(`state.${state}.text`, { moment: promisedAt ? times.zonedMoment(promisedAt) : '' })}
            {reason !== null && (
              <>
                {' '}
                {t(`reason.${reason}`)} <ServiceLink />
              </>
            )}
          </>
        }
      />
      <RefusalMessage refusal={flow.refusal} />
      {(state === 'issued' || state === 'claimed') && (
        <Link
          to={promotionPath(flow.context.promotionId)}
          className={buttonClass({ variant: state === 'issued' ? 'gold' : 'primary', block: true })}
        >
          {t(state === 'issued' ? 'toClaim' : 'toPromotion')}
        </Link>
      )}
      <dl className={classNames('stack', styles.facts)}>
        <div>
          <dt>{t('appliedAt')}</dt>
          <dd>
            <Moment at={appliedAt} />
          </dd>
        </div>
        {comment !== '' && (
          <div>
            <dt>{t('comment')}</dt>
            <dd className={styles.words}>{comment}</dd>
          </div>
        )}
        {pictures.length > 0 && (
          <div>
            <dt>{t('pictures')}</dt>
            <dd className={classNames('cluster', styles.gallery)}>
              {pictures.map(({ id }) => (
                <ApplicationPicture key={id} id={id} />
              ))}
            </dd>
          </div>
        )}
      </dl>
      {flow.can({ type: 'withdrawal.requested' }) && (
        <Button onClick={() => flow.send({ type: 'withdrawal.requested' })}>
          {t('withdraw.open')}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        tone="warning"
        title={t('withdraw.title')}
        onClose={decline}
        actions={[
          // It cannot be cancelled while being sent.
          ...(flow.isBusy ? [] : [{ id: 'keep', label: t('withdraw.keep'), onAction: decline }]),
          {
            id: 'withdraw',
            label: t('withdraw.confirm'),
            variant: 'danger',
            busy: flow.isBusy,
            onAction: () => flow.send({ type: 'withdrawal.confirmed' }),
          },
        ]}
      >
        {t('withdraw.text')}
      </AlertDialog>
    </section>
  );
}
