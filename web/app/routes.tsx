import type { ReactElement } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { HomeSkeleton } from '#web/features/home/HomeSkeleton.tsx';
import { lobbyCategories } from '#web/shared/games/categories.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { SignInGate } from './gates/SignInGate.tsx';
import { Layout } from './layout/Layout.tsx';
import { type Frame, type PageName, pageRoutes } from './route-table.ts';

/** The home page, loaded ahead where it is the first view. */
export const Home = lazyPart(() => import('./pages/HomePage.tsx'), <HomeSkeleton />);
const Lobby = lazyPart(() => import('./pages/LobbyPage.tsx'), <PageLoader />);
const Favourites = lazyPart(() => import('#web/features/lobby/Favourites.tsx'), <PageLoader />);
const GamePage = lazyPart(() => import('#web/features/game/GamePage.tsx'), <PageLoader />);
const Lottery = lazyPart(() => import('#web/features/lottery/LotteryPage.tsx'), <PageLoader />);
const LoginPage = lazyPart(() => import('#web/features/login/LoginPage.tsx'), <PageLoader />);
const RegistrationPage = lazyPart(
  () => import('#web/features/registration/RegistrationPage.tsx'),
  <PageLoader />,
);
const DownloadPage = lazyPart(
  () => import('#web/features/download/DownloadPage.tsx'),
  <PageLoader />,
);
const MemberCentre = lazyPart(
  () => import('#web/features/member/MemberCentre.tsx'),
  <PageLoader />,
);
const Messages = lazyPart(() => import('#web/features/messages/Messages.tsx'), <PageLoader />);
const BettingRecord = lazyPart(
  () => import('#web/features/betting-record/BettingRecord.tsx'),
  <PageLoader />,
);
const Promotions = lazyPart(
  () => import('#web/features/promotions/PromotionsPage.tsx'),
  <PageLoader />,
);
const Promotion = lazyPart(
  () => import('#web/features/promotions/PromotionPage.tsx'),
  <PageLoader />,
);
const PromoDetail = lazyPart(
  () => import('#web/features/promotions/PromoDetail.tsx'),
  <PageLoader />,
);
const HelpPage = lazyPart(() => import('#web/features/help/HelpPage.tsx'), <PageLoader />);
const NotFound = lazyPart(() => import('#web/features/status/NotFound.tsx'), <PageLoader />);

/** What stands at the addresses of the route table. Every page is a part of its own (R10). */
const elements: Readonly<Record<PageName, ReactElement | ((path: string) => ReactElement)>> = {
  index: <Home />,
  egame: lobbyAt,
  favourites: <Favourites />,
  byIframe: <GamePage key="game" bars={pageRoutes.byIframe.bars} />,
  seamless: <GamePage key="seamless" bars={pageRoutes.seamless.bars} />,
  lottery: <Lottery />,
  vnlottery: <Lottery bars={pageRoutes.vnlottery.bars} />,
  elott: <Lottery />,
  login: <LoginPage />,
  registration: <RegistrationPage />,
  download: <DownloadPage />,
  promo: <Promotions />,
  promotion: <Promotion />,
  promoDetail: <PromoDetail />,
  help: <HelpPage />,
  messageV2: <Messages />,
  personalHistoryCopy: <BettingRecord />,
};

const frames = ['full', 'game', 'plain', 'bare'] as const;
const pageNames = Object.keys(pageRoutes) as PageName[];

function pagesIn(frame: Frame): readonly PageName[] {
  return pageNames.filter((name) => pageRoutes[name].frame === frame);
}

/** Made once: a change of page draws anew what the address decides, and not the shell around it. */
const routes: RouteObject[] = frames.map((frame) => ({
  element: <Layout frame={frame} />,
  children: [
    {
      element: <SignInGate />,
      children: [
        ...pagesIn(frame).flatMap(routesOf),
        ...(frame === 'full'
          ? [
              { element: <MemberCentre />, children: pagesIn('member').flatMap(routesOf) },
              { path: '*', element: <NotFound /> },
            ]
          : []),
      ],
    },
  ],
}));

/** The routes of the portal, by the frame that stands around them. */
export function AppRoutes() {
  return useRoutes(routes);
}

function routesOf(name: PageName): RouteObject[] {
  const element = elements[name];
  return pageRoutes[name].paths.map((path) => ({
    path,
    element: typeof element === 'function' ? element(path) : element,
  }));
}

function lobbyAt(path: string) {
  const lobby = lobbyCategories.find(({ segment }) => path === `/${segment}`);
  if (!lobby) throw new Error(`there is no lobby at ${path}`);
  return <Lobby key={lobby.category} category={lobby.category} />;
}
