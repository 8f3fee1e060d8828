import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ContractKind, contractKinds } from '#contract/entities/agent-types.ts';
import { FlowUnreachable } from '#web/shared/flow/FlowUnreachable.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { UserIcon } from '#web/ui/icons/UserIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { useContractWords } from '../contract-words.ts';
import { OfferForm } from './OfferForm.tsx';
import { OfferReview } from './OfferReview.tsx';
import styles from './offer.module.css';
import { type ContractOfferFlow, useContractOffer } from './use-contract-offer.ts';

interface ContractOfferProps {
  readonly kind: ContractKind;
  /** A person chosen elsewhere, if any. */
  readonly agentId: string | null;
}

interface ScreenProps {
  readonly flow: ContractOfferFlow;
  readonly agentId: string | null;
}

/** Offering a contract to an agent directly below (C2). */
export default function ContractOffer({ kind, agentId }: ContractOfferProps) {
  const { t } = useTranslation([
    'contractOffer',
    'agent',
    'account',
    'errors',
    'amount',
    'submission',
    'memberSubmission',
  ]);
  usePageTitle(t('agent:offerContract'));
  return (
    <article className="stack gap-4">
      <div>
        <Link to={{ search: '?side=team' }} className={buttonClass({ size: 's' })}>
          <ChevronStartIcon size={20} /> {t('agent:allContracts')}
        </Link>
      </div>
      <h1>{t('agent:offerContract')}</h1>
      <TabLinks
        label={t('kinds')}
        look="pill"
        selected={kind}
        tabs={contractKinds.map((id) => ({ id, label: t(`agent:kind.${id}`) }))}
        renderLink={(tab, attributes) => (
          <Link
            {...attributes}
            replace
            to={{ search: `?offer=${tab.id}${agentId === null ? '' : `&agent=${agentId}`}` }}
          />
        )}
      />
      <OfKind key={kind} kind={kind} agentId={agentId} />
    </article>
  );
}

function OfKind({ kind, agentId }: ContractOfferProps) {
  const flow = useContractOffer(kind);
  const Shown = flow.unanswered ? Unanswered : screens[flow.state];
  return (
    <FollowedScreen screen={Shown} className={classNames('stack gap-4', styles.screens)}>
      <Shown flow={flow} agentId={agentId} />
    </FollowedScreen>
  );
}

function Reading() {
  return <WaitingSkeletons className="stack gap-4" heights={['8rem', '4.5rem', '14rem']} />;
}

function Unreachable({ flow }: ScreenProps) {
  const { t } = useTranslation('contractOffer');
  return <FlowUnreachable flow={flow} title={t('unreachable')} />;
}

function Closed() {
  const { t } = useTranslation('contractOffer');
  return <EmptyState icon={<ReceiptIcon />} title={t('closed.title')} text={t('closed.text')} />;
}

function Nobody({ flow }: ScreenProps) {
  const { t } = useTranslation('contractOffer');
  return (
    <>
      <RefusalMessage refusal={flow.refusal} />
      <EmptyState
        icon={<UserIcon />}
        title={t('nobody.title')}
        text={t('nobody.text')}
        action={
          <Button onClick={() => flow.send({ type: 'retry.requested' })}>
            {t('nobody.retry')}
          </Button>
        }
      />
    </>
  );
}

/** The form stays mounted during the review. */
function Writing(props: ScreenProps) {
  return (
    <>
      <OfferForm {...props} />
      <OfferReview flow={props.flow} />
    </>
  );
}

function Offered({ flow: { context, startAnother } }: ScreenProps) {
  const { offered, bounds } = context;
  const { t } = useTranslation('contractOffer');
  const words = useContractWords(bounds?.currency ?? 'BRL', bounds?.timeZone ?? 'UTC');
  if (!offered) return null;
  const { agent, contractId, expiresAt } = offered;
  return (
    <output className={styles.sent}>
      <EmptyState
        icon={<CheckCircleIcon />}
        title={t('sent.title')}
        text={t('sent.text', { name: agent.nickname, day: words.moment(expiresAt) })}
        action={
          <>
            <Link
              to={{ search: `?contract=${contractId}` }}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('sent.see')}
            </Link>
            <Button onClick={startAnother}>{t('sent.another')}</Button>
          </>
        }
      />
    </output>
  );
}

/** The upline's screen of each state. */
const screens: Readonly<Record<ContractOfferFlow['state'], ComponentType<ScreenProps>>> = {
  reading: Reading,
  unreachable: Unreachable,
  closed: Closed,
  nobody: Nobody,
  writing: Writing,
  reviewing: Writing,
  sending: Writing,
  offered: Offered,
};
