import { Route, Routes } from 'react-router-dom';
import { HomeSkeleton } from '#web/features/home/HomeSkeleton.tsx';
import { Layout } from './Layout.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PageLoader } from './PageLoader.tsx';
import { lobbyCategories } from './shell/categories.ts';

/** The home page, loaded ahead where it is the first view. */
export const Home = lazyPart(() => import('#web/features/home/Home.tsx'), <HomeSkeleton />);
const Lobby = lazyPart(() => import('#web/features/lobby/Lobby.tsx'), <PageLoader />);
const Favourites = lazyPart(() => import('#web/features/lobby/Favourites.tsx'), <PageLoader />);
const GamePage = lazyPart(() => import('#web/features/game/GamePage.tsx'), <PageLoader />);
const LoginPage = lazyPart(() => import('#web/features/login/LoginPage.tsx'), <PageLoader />);
const RegistrationPage = lazyPart(
  () => import('#web/features/registration/RegistrationPage.tsx'),
  <PageLoader />,
);
const NotFound = lazyPart(() => import('#web/features/status/NotFound.tsx'), <PageLoader />);

/** Addresses of home (R1). */
export const homePaths = ['/', '/index', '/index.html', '/home'];
/** Addresses of registration (R2). */
const registerPaths = ['/register', '/register.html'];

/** The route table of the portal. Every page is a part of its own (R10). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout frame="full" />}>
        {homePaths.map((path) => (
          <Route key={path} path={path} element={<Home />} />
        ))}
        {lobbyCategories.map(({ category, segment }) => (
          <Route
            key={segment}
            path={`/${segment}`}
            element={<Lobby key={category} category={category} />}
          />
        ))}
        <Route path="/fav" element={<Favourites />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<Layout frame="game" />}>
        <Route path="/game" element={<GamePage />} />
      </Route>
      <Route element={<Layout frame="plain" />}>
        <Route path="/login" element={<LoginPage />} />
        {registerPaths.map((path) => (
          <Route key={path} path={path} element={<RegistrationPage />} />
        ))}
      </Route>
    </Routes>
  );
}
