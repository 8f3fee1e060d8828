import { useTranslation } from 'react-i18next';
import { CategoryChips } from '#web/features/home/CategoryChips.tsx';
import Search from '#web/features/search/Search.tsx';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';

// Nothing important is missing without it.
const PopularGames = lazyPart(
  () => import('#web/features/boards/PopularGames.tsx'),
  <Skeleton />,
  () => null,
);

/** The search, with the categories and popular games where it has nothing to show (L3a). */
export default function SearchPage() {
  useTranslation(['search', 'games', 'help', 'promotions', 'boards', 'errors', 'account']);
  return (
    <Search
      suggestions={
        <>
          <CategoryChips />
          <PopularGames />
        </>
      }
    />
  );
}
