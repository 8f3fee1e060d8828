import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { contractKinds } from '#contract/entities/agent-types.ts';
import type { Contract } from '#contract/index.ts';
import type { ValueOf } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { readPage } from '#web/shared/records/record-address.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { useContractWords } from '../contract-words.ts';
import { ContractCard } from './ContractCard.tsx';
import { ContractDetail } from './ContractDetail.tsx';
import styles from './contracts.module.css';

/** Only uplines load the form. */
const ContractOffer = lazyPart(
  () => import('../offer/ContractOffer.tsx'),
  <WaitingSkeletons className={styles.list} heights={places(3, '9rem')} />,
);

const sides = ['own', 'team'] as const;
type Side = (typeof sides)[number];

/** An agent's contracts: with the upline, and with the team (C2). */
export default function Contracts() {
  useTranslation(['agent', 'records', 'account', 'errors', 'submission', 'memberSubmission']);
  const [parameters] = useSearchParams();
  const contractId = parameters.get('contract');
  const side: Side = parameters.get('side') === 'team' ? 'team' : 'own';
  const offered = contractKinds.find((kind) => kind === parameters.get('offer'));
  if (offered) return <ContractOffer kind={offered} agentId={parameters.get('agent')} />;
  return contractId === null ? (
    <ContractList side={side} page={readPage(parameters)} />
  ) : (
    <ContractDetail key={contractId} contractId={contractId} />
  );
}

interface ContractListProps {
  readonly side: Side;
  /** Counted from 1. */
  readonly page: number;
}

function ContractList({ side, page }: ContractListProps) {
  const { t } = useTranslation(['agent', 'records']);
  usePageTitle(t('contracts'));
  const [parameters] = useSearchParams();
  const contracts = useQuery(queries.agents.contracts({ query: { side, pageNo: page } }));
  return (
    <section className="stack gap-4" aria-labelledby="contracts-title">
      <header className={styles.cardHead}>
        <h1 id="contracts-title">{t('contracts')}</h1>
        <Link
          to={{ search: `?offer=${contractKinds[0]}` }}
          className={buttonClass({ variant: 'primary', size: 's' })}
        >
          {t('offerContract')}
        </Link>
      </header>
      <TabLinks
        label={t('contracts')}
        look="pill"
        selected={side}
        tabs={sides.map((id) => ({ id, label: t(`sides.${id}`) }))}
        renderLink={(tab, attributes) => (
          <Link {...attributes} to={{ search: tab.id === 'team' ? '?side=team' : '' }} />
        )}
      />
      <ListPage
        read={contracts}
        page={page}
        toPage={(next) => ({
          search: changedSearch(parameters, { page: next === 1 ? '' : String(next) }),
        })}
        words={{
          label: t('records:pages'),
          previousLabel: t('records:previousPage'),
          nextLabel: t('records:nextPage'),
          pageLabel: (number) => t('records:page', { number }),
        }}
        waiting={<WaitingSkeletons className={styles.list} heights={places(3, '9rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('contractsFailed')} onRetry={retry} />}
        isEmpty={(list) => list.contracts.length === 0}
        empty={
          <EmptyState
            icon={<ReceiptIcon />}
            title={t(`noContracts.${side}.title`)}
            text={t(`noContracts.${side}.text`)}
          />
        }
      >
        {(list, isUpdating) => <Cards list={list} side={side} updating={isUpdating} />}
      </ListPage>
    </section>
  );
}

interface CardsProps {
  readonly list: ValueOf<Contract['agents']['contracts']>;
  readonly side: Side;
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

function Cards({ list, side, updating }: CardsProps) {
  const words = useContractWords(list.currency, list.timeZone);
  return (
    <ul role="list" className={styles.list} aria-busy={updating}>
      {list.contracts.map((contract) => (
        <li key={contract.contractId}>
          <ContractCard contract={contract} side={side} words={words} />
        </li>
      ))}
    </ul>
  );
}
