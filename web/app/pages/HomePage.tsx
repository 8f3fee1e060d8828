import { useTranslation } from 'react-i18next';
import Home from '#web/features/home/Home.tsx';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';

const HomeBoards = lazyPart(() => import('#web/features/boards/HomeBoards.tsx'), null);

/** Home with players' activity (R1, L8). */
export default function HomePage() {
  useTranslation('games');
  return <Home boards={<HomeBoards />} />;
}
