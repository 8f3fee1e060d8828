import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { languages } from '#contract/entities/language.ts';
import type { ReferredPerson } from '#contract/entities/referral.ts';
import { referralProgress } from '#contract/entities/referral-types.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { readPage } from '#web/shared/records/record-address.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';
import styles from './referral.module.css';

const tones = { waiting: 'info', counted: 'positive', notCounted: 'neutral' } as const;

/** People who registered by the link, whether they count, and why not. */
export function ReferredPeople() {
  const { t } = useTranslation(['referral', 'records']);
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const people = useQuery(queries.referral.people({ query: { pageNo: page } }));
  return (
    <section className={classNames('stack', styles.card)} aria-labelledby="referred-title">
      <h2 id="referred-title">{t('people')}</h2>
      <ListPage
        read={people}
        page={page}
        toPage={(next) => ({
          search: changedSearch(parameters, { page: next === 1 ? '' : String(next) }),
        })}
        words={{
          label: t('pages'),
          previousLabel: t('records:previousPage'),
          nextLabel: t('records:nextPage'),
          pageLabel: (number) => t('records:page', { number }),
        }}
        waiting={<WaitingSkeletons heights={places(1, '2.625rem')} />}
        renderFailed={(retry) => <ReadFailed level={3} title={t('peopleFailed')} onRetry={retry} />}
        isEmpty={({ totalPages }) => totalPages === 0}
        empty={<p className={classNames('hint', styles.hint)}>{t('nobody')}</p>}
      >
        {(list, isUpdating) => (
          <ul role="list" className={classNames('stack', styles.people)} aria-busy={isUpdating}>
            {list.people.map((person) => (
              <Person key={person.joinedAt + person.name} person={person} />
            ))}
          </ul>
        )}
      </ListPage>
    </section>
  );
}

function Person({ person }: { readonly person: ReferredPerson }) {
  const { t } = useTranslation('referral');
  const times = useTimes();
  const { name, joinedAt, state, until, reason, progress } = person;
  return (
    <li>
      <strong>{name}</strong>
      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      <span className={classNames('hint', styles.hint)}>
        {t('joined', { day: times.day(joinedAt) })}
        {until !== null && ` · ${t('until', { day: times.day(until) })}`}
        {reason !== null && ` · ${t(`reason.${reason}`)}`}
      </span>
      {progress !== null && <Progress name={name} percent={progress} />}
    </li>
  );
}

interface ProgressProps {
  readonly name: string;
  /** In steps of a quarter. */
  readonly percent: number;
}

/** A friend's progress, in rough steps: the exact stakes are private. */
function Progress({ name, percent }: ProgressProps) {
  const { t } = useTranslation('referral');
  const { tag } = languages[useLanguage()];
  const [, firstStep] = referralProgress;
  const share = (Math.max(percent, firstStep) / 100).toLocaleString(tag, { style: 'percent' });
  const text = t(percent < firstStep ? 'progress.none' : 'progress.some', { share });
  return (
    <div className={classNames('stack gap-1 hint', styles.progress)}>
      <ProgressBar label={t('progress.of', { name })} value={percent} max={100} valueText={text} />
      <span>{text}</span>
    </div>
  );
}
