import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { withChanges } from '#web/shared/records/record-address.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { type PointsAddress, pointsPath } from './points-address.ts';
import { RedemptionCard } from './RedemptionCard.tsx';

/** The rewards that the person redeemed, with the outcome of each (W9). */
export function Redeemed({ address }: { readonly address: PointsAddress }) {
  const { t } = useTranslation(['points', 'records']);
  const [parameters] = useSearchParams();
  const redeemed = useQuery(
    queries.points.redeemed({ query: { language: useLanguage(), pageNo: address.page } }),
  );
  return (
    <ListPage
      read={redeemed}
      page={address.page}
      toPage={(page) => ({
        search: withChanges(parameters, { page: page === 1 ? '' : String(page) }),
      })}
      words={{
        label: t('records:pages'),
        previousLabel: t('records:previousPage'),
        nextLabel: t('records:nextPage'),
        pageLabel: (number) => t('records:page', { number }),
      }}
      waiting={<WaitingSkeletons className="stack" heights={places(4, '6rem')} />}
      renderFailed={(retry) => <ReadFailed title={t('redeemedFailed')} onRetry={retry} />}
      isEmpty={(list) => list.redemptions.length === 0}
      empty={
        <EmptyState
          icon={<GiftIcon />}
          title={t('noRedeemedTitle')}
          text={t('noRedeemedText')}
          action={
            <Link to={pointsPath('rewards')} className={buttonClass({ variant: 'primary' })}>
              {t('view.rewards')}
            </Link>
          }
        />
      }
    >
      {(list, isUpdating) => (
        <ul role="list" className="stack" aria-busy={isUpdating}>
          {list.redemptions.map((redemption) => (
            <li key={redemption.id}>
              <RedemptionCard redemption={redemption} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
