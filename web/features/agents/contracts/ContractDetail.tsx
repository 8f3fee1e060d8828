import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContractInFull } from '#contract/entities/agent.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf } from '#web/api/refused-read.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Card } from '#web/ui/content/Card.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { Bands } from '../contract/Terms.tsx';
import { useContractWords } from '../contract-words.ts';
import { ContractDates, ContractStateBadge } from './ContractCard.tsx';
import styles from './contracts.module.css';

/** One contract in full, with its history (C2). */
export function ContractDetail({ contractId }: { readonly contractId: string }) {
  const { t } = useTranslation('agent');
  const read = useQuery(queries.agents.contract({ params: { contractId } }));
  usePageTitle(read.data ? t(`kind.${read.data.contract.kind}`) : t('contractTitle'));
  const isGone = refusalOf(read.error)?.code === 'not_found';
  return (
    <article className="stack gap-4">
      <div>
        <Link to={{ search: '' }} className={buttonClass({ size: 's' })}>
          <ChevronStartIcon size={20} /> {t('allContracts')}
        </Link>
      </div>
      <Loaded
        read={read}
        waiting={<WaitingSkeletons className={styles.list} heights={places(2, '10rem')} />}
        renderFailed={(retry) =>
          isGone ? (
            <EmptyState
              level={1}
              icon={<ReceiptIcon />}
              title={t('outcome.gone.title')}
              text={t('outcome.gone.text')}
            />
          ) : (
            <ReadFailed level={1} title={t('contractsFailed')} onRetry={retry} />
          )
        }
      >
        {(shown) => <Shown {...shown} />}
      </Loaded>
    </article>
  );
}

function Shown({ contract, events, currency, timeZone }: ContractInFull) {
  const { t } = useTranslation('agent');
  const words = useContractWords(currency, timeZone);
  const { kind, version, terms, upline, agent } = contract;
  return (
    <>
      <header className={styles.cardHead}>
        <h1>{t(`kind.${kind}`)}</h1>
        <ContractStateBadge contract={contract} words={words} />
      </header>
      <p>
        {t('between', { upline: upline?.nickname ?? t('theSite'), agent: agent.nickname })}
        {' · '}
        {t('version', { version })}
        {' · '}
        {t(`period.${terms.period}`)}
      </p>
      <ContractDates contract={contract} words={words} />
      <Card>
        <Bands terms={terms} words={words} />
      </Card>
      <section aria-labelledby="contract-timeline">
        <h2 id="contract-timeline">{t('timeline')}</h2>
        <ol role="list" className={styles.timeline}>
          {events.map((event) => (
            <li key={`${event.at} ${event.kind}`}>
              <time dateTime={event.at}>{words.moment(event.at)}</time>
              <span>{t(`event.${event.kind}`)}</span>
              <span className="hint">{t(`by.${event.by}`)}</span>
            </li>
          ))}
        </ol>
        <p className="hint">{t('inZone', { zone: words.zone })}</p>
      </section>
    </>
  );
}
