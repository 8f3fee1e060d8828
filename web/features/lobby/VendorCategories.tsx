import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { type LobbyCategory, lobbyCategories } from '#web/shared/games/categories.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';

interface VendorCategoriesProps {
  readonly vendor: string;
  readonly category: LobbyCategory;
}

/** The vendor's other categories; nothing if there are none. */
export function VendorCategories({ vendor, category }: VendorCategoriesProps) {
  const { t } = useTranslation('games');
  const { data } = useQuery(queries.games.vendorGameTypes({ params: { vassalage: vendor } }));
  const others = data?.gameTypes.filter(({ gameClassify }) => gameClassify !== category) ?? [];
  if (!data || others.length === 0) return null;
  return (
    <nav className="row hint" aria-label={t('alsoFrom', { vendor: data.name })}>
      <span aria-hidden="true">{t('alsoFrom', { vendor: data.name })}</span>
      {others.map(({ gameClassify, gameCount }) => {
        const lobby = lobbyCategories.find((one) => one.category === gameClassify);
        return (
          lobby && (
            <Link
              key={gameClassify}
              to={{ pathname: `/${lobby.segment}`, search: `page=${encodeURIComponent(vendor)}` }}
              className={buttonClass({})}
            >
              <lobby.Icon size={20} />
              {t('categoryCount', {
                category: t(`shell:category.${gameClassify}`),
                games: t('count', { count: gameCount }),
              })}
            </Link>
          )
        );
      })}
    </nav>
  );
}
