import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { pointsKinds } from '#contract/entities/points-types.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { withChanges } from '#web/shared/records/record-address.ts';
import { usePageWords } from '#web/shared/records/use-page-words.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { StarIcon } from '#web/ui/icons/StarIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { PointsTable } from './PointsTable.tsx';
import styles from './points.module.css';
import { type PointsAddress, pointsPath } from './points-address.ts';

/** Every change of the points with its source, paged (W9). */
export function PointsLines({ address }: { readonly address: PointsAddress }) {
  const { t } = useTranslation(['points', 'records']);
  const [parameters, setParameters] = useSearchParams();
  const { clock } = useServices();
  const times = useTimes();
  const pageWords = usePageWords();
  const lines = useQuery(
    queries.points.transactions({
      query: { language: useLanguage(), kind: address.kind, pageNo: address.page },
    }),
  );
  return (
    <div className={classNames('stack', styles.lines)}>
      <Field label={t('kind')} className={styles.kind}>
        <Select
          value={address.kind ?? ''}
          onChange={({ target }) => {
            const kind = target.value;
            setParameters((current) => withChanges(current, { kind }), { replace: true });
          }}
        >
          <option value="">{t('anyKind')}</option>
          {pointsKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <ListPage
        read={lines}
        page={address.page}
        toPage={(page) => ({
          search: withChanges(parameters, { page: page === 1 ? '' : String(page) }),
        })}
        words={pageWords}
        waiting={<WaitingSkeletons className="stack" heights={places(6, '3.5rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('linesFailed')} onRetry={retry} />}
        isEmpty={(list) => list.lines.length === 0}
        empty={
          <EmptyState
            icon={<StarIcon />}
            title={t('noLinesTitle')}
            text={t('noLinesText')}
            action={
              <Link to={pointsPath('earning')} className={buttonClass({ variant: 'primary' })}>
                {t('view.earning')}
              </Link>
            }
          />
        }
      >
        {(list, isUpdating) => (
          <>
            <PointsTable {...list} updating={isUpdating} />
            <p className="hint">{t('records:zone', { zone: times.zoneNameAt(clock.now()) })}</p>
          </>
        )}
      </ListPage>
    </div>
  );
}
