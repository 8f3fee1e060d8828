import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { type LobbyAddress, narrowingIn, withParameters } from './lobby-address.ts';

interface EmptyListProps {
  readonly address: LobbyAddress;
  readonly parameters: URLSearchParams;
  readonly vendorName: string | undefined;
}

/** No games: the reason, with buttons to drop the filters, one by one or all (L3). */
export function EmptyList({ address, parameters, vendorName }: EmptyListProps) {
  const { t } = useTranslation('games');
  const name = address.search.trim();
  const on = narrowingIn(address);
  const droppable = {
    search: t('dropSearch', { search: name }),
    bet: t('dropBet'),
    lines: t('dropLines'),
    kind: t('dropKind'),
    page: t('dropVendor', { vendor: vendorName ?? address.vendor }),
  };
  return (
    <EmptyState
      {...messageOf(address, on.length > 0)}
      action={
        <>
          {on.length > 1 &&
            on.map((parameter) => (
              <Link
                key={parameter}
                replace
                to={{ search: withParameters(parameters, { [parameter]: '' }) }}
                className={buttonClass({})}
              >
                {droppable[parameter]}
              </Link>
            ))}
          <Link replace to={{ search: '' }} className={buttonClass({ variant: 'primary' })}>
            {t('showAll')}
          </Link>
        </>
      }
    />
  );

  function messageOf({ shelf }: LobbyAddress, narrowed: boolean) {
    if (name !== '') {
      return {
        icon: <SearchIcon />,
        title: t('emptySearchTitle'),
        text: t('emptySearchText', { search: name }),
      };
    }
    if (shelf === 'favourites' && !narrowed) {
      return { icon: <HeartIcon />, title: t('noFavouritesTitle'), text: t('noFavouritesText') };
    }
    if (shelf === 'recent' && !narrowed) {
      return { icon: <ClockIcon />, title: t('noRecentTitle'), text: t('noRecentText') };
    }
    return {
      icon: <SearchIcon />,
      title: t('emptyTitle'),
      text: t(narrowed ? 'emptyFilteredText' : 'emptyText'),
    };
  }
}
