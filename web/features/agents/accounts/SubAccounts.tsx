import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SubAccount } from '#contract/entities/sub-account.ts';
import type { AccountProgress } from '#contract/entities/sub-account-types.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { queries } from '#web/api/queries.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { readPage } from '#web/shared/records/record-address.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';
import styles from '../invitations/invitations.module.css';
import { useRateText } from '../use-rate-text.ts';
import own from './accounts.module.css';
import { NewAccountForm } from './NewAccountForm.tsx';
import { RenewPassword } from './RenewPassword.tsx';

const tones: Readonly<Record<AccountProgress, Tone>> = {
  waiting: 'neutral',
  signedIn: 'accent',
  active: 'positive',
};

/** The accounts that the agent made, with their owners' progress, and a new one (C1). */
export function SubAccounts() {
  const { t } = useTranslation(['invitations', 'records', 'registration']);
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const rules = useQuery(queries.account.registrationRules());
  const accounts = useQuery(queries.subAccounts.list({ query: { pageNo: page } }));
  const rule = rules.data?.password;
  /** The form already shows the unknown outcome, so the list does too. */
  const [unknown, setUnknown] = useState<string | null>(null);
  return (
    <>
      <Loaded
        read={rules}
        waiting={<WaitingSkeletons className="stack" heights={places(1, '20rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('accounts.formFailed')} onRetry={retry} />}
      >
        {(loaded) => (
          <NewAccountForm
            rules={loaded}
            highestRate={accounts.data?.highestRate}
            onUnknown={setUnknown}
          />
        )}
      </Loaded>
      <section className={styles.page} aria-labelledby="sub-accounts-title">
        <h2 id="sub-accounts-title">{t('accounts.made')}</h2>
        <p className={styles.muted}>{t('activeMeans')}</p>
        <ListPage
          read={accounts}
          page={page}
          toPage={(next) => ({
            search: changedSearch(parameters, { page: next === 1 ? '' : String(next) }),
          })}
          words={{
            label: t('accounts.pages'),
            previousLabel: t('records:previousPage'),
            nextLabel: t('records:nextPage'),
            pageLabel: (number) => t('records:page', { number }),
          }}
          waiting={<WaitingSkeletons className="stack" heights={places(3, '3.5rem')} />}
          renderFailed={(retry) => (
            <ReadFailed level={3} title={t('accounts.failed')} onRetry={retry} />
          )}
          isEmpty={({ totalPages }) => totalPages === 0}
          empty={<p className={styles.muted}>{t('accounts.none')}</p>}
        >
          {(list, isUpdating) => (
            <ul role="list" className={classNames('stack', own.accounts)} aria-busy={isUpdating}>
              {list.accounts.map((account) => (
                <Row
                  key={account.memberId}
                  account={account}
                  rule={rule}
                  isUnknown={account.username.toLowerCase() === unknown?.toLowerCase()}
                />
              ))}
            </ul>
          )}
        </ListPage>
      </section>
    </>
  );
}

interface RowProps {
  readonly account: SubAccount;
  /** The site's password rule; undefined until known. */
  readonly rule: FieldRule | undefined;
  /** It was requested just now, without an answer. */
  readonly isUnknown: boolean;
}

function Row({ account, rule, isUnknown }: RowProps) {
  const { t } = useTranslation('invitations');
  const times = useTimes();
  const rateText = useRateText();
  const { memberId, username, type, rate, createdAt, progress } = account;
  const facts = [
    t(type === 0 ? 'accounts.player' : 'accounts.agent'),
    t('accounts.number', { number: memberId }),
    t('since', { day: times.day(createdAt) }),
    ...(rate === null ? [] : [t('rate', { rate: rateText(rate) })]),
  ];
  return (
    <li>
      <bdi className={own.name}>{username}</bdi>
      {isUnknown ? (
        <Badge tone="warning">{t('accounts.unknown')}</Badge>
      ) : (
        <Badge tone={tones[progress]}>{t(`accounts.progress.${progress}`)}</Badge>
      )}
      <span className={own.about}>{facts.join(' · ')}</span>
      {progress === 'waiting' && rule && !isUnknown && (
        <RenewPassword account={account} rule={rule} />
      )}
    </li>
  );
}
