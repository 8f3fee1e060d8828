import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { SearchResults } from '#contract/entities/search.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { GridIcon } from '#web/ui/icons/GridIcon.tsx';
import { HelpIcon } from '#web/ui/icons/HelpIcon.tsx';
import { MenuIcon } from '#web/ui/icons/MenuIcon.tsx';
import { FoundGames, FoundVendors } from './FoundGames.tsx';
import { FoundGroup, type FoundGroupProps, GroupLinks } from './FoundGroup.tsx';
import { FoundLinks } from './FoundLinks.tsx';
import { allGamesAt, lobbyOf, withSearch } from './group-addresses.ts';

interface FindsProps {
  readonly results: SearchResults;
  /** What was searched for. */
  readonly text: string;
}

/** All finds in groups, each with its number (L3a). */
export function Finds({ results, text }: FindsProps) {
  const { t } = useTranslation(['search', 'games', 'help', 'promotions']);
  const groups = groupsOf(results, text, t).filter(({ total }) => total > 0);
  return (
    <>
      {groups.length > 1 && <GroupLinks groups={groups} />}
      {groups.map((group) => (
        <FoundGroup key={group.id} {...group} />
      ))}
    </>
  );
}

/** Pages and vendors come first: few have the typed words in their names, and they take little room. */
function groupsOf(
  { games, vendors, promotions, pages, articles }: SearchResults,
  text: string,
  t: TFunction<['search', 'games', 'help', 'promotions']>,
): readonly FoundGroupProps[] {
  return [
    {
      id: 'pages',
      title: t('pages'),
      Icon: MenuIcon,
      total: pages.total,
      children: (
        <FoundLinks links={pages.found.map(({ title, address }) => ({ to: address, title }))} />
      ),
    },
    {
      id: 'vendors',
      title: t('games:vendors'),
      Icon: GridIcon,
      total: vendors.total,
      children: <FoundVendors cards={vendors.found} />,
    },
    ...games.flatMap(({ gameClassify, total, found }) => {
      const lobby = lobbyOf(gameClassify);
      if (!lobby) return [];
      return {
        id: lobby.segment,
        title: t(`shell:category.${gameClassify}`),
        Icon: lobby.Icon,
        total,
        allAt: total > found.length ? allGamesAt(gameClassify, text) : undefined,
        children: <FoundGames games={found} />,
      };
    }),
    {
      id: 'promotions',
      title: t('promotions:title'),
      Icon: GiftIcon,
      total: promotions.total,
      allAt: promotions.total > promotions.found.length ? '/promotions' : undefined,
      children: (
        <FoundLinks
          links={promotions.found.map(({ id, title, summary }) => ({
            to: promotionPath(id),
            title,
            text: summary,
          }))}
        />
      ),
    },
    {
      id: 'help',
      title: t('help:title'),
      Icon: HelpIcon,
      total: articles.total,
      allAt: articles.total > articles.found.length ? withSearch('/help', text) : undefined,
      children: (
        <FoundLinks
          links={articles.found.map(({ address, title, subject, excerpt }) => ({
            to: address,
            title,
            subject,
            text: excerpt,
          }))}
        />
      ),
    },
  ];
}
