import { type RouteObject, useRoutes } from 'react-router-dom';
import { HomeSkeleton } from '#web/features/home/HomeSkeleton.tsx';
import { bannerGroupOf } from '#web/shared/banner/groups.ts';
import { type LazyPart, lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import type { PageProps } from '#web/shared/page/page-props.ts';
import { SignInGate } from './gates/SignInGate.tsx';
import { Layout } from './layout/Layout.tsx';
import type { Frame, Page } from './page.ts';
import { pageNames, pages } from './pages.ts';

const Home = lazyPart<PageProps>(pages.index.load, <HomeSkeleton />);
const NotFound = lazyPart(() => import('#web/features/status/NotFound.tsx'), <PageLoader />);

/** Frames of the portal's areas, inside the full one. */
const areas = {
  member: lazyPart(() => import('./pages/MemberPages.tsx'), <PageLoader />),
  agent: lazyPart(() => import('./pages/AgentPages.tsx'), <PageLoader />),
} satisfies Partial<Record<Frame, LazyPart<object>>>;

const parts = new Map<Page['load'], LazyPart<PageProps>>([[pages.index.load, Home]]);

/** The page as a lazy component: one for all pages with the same loader. */
export function partOf({ load, paths: [path] }: Page): LazyPart<PageProps> {
  const part = parts.get(load) ?? lazyPart(load, <PageLoader banners={bannerGroupOf(path)} />);
  parts.set(load, part);
  return part;
}

function pagesIn(frame: Frame): RouteObject[] {
  return pageNames.flatMap((name) => {
    const page: Page = pages[name];
    if (page.frame !== frame) return [];
    const Part = partOf(page);
    return page.paths.map((path) => ({
      path,
      element: <Part key={path} path={path} bars={page.bars} />,
    }));
  });
}

function areasIn(frame: Frame): RouteObject[] {
  if (frame !== 'full') return [];
  return [
    ...Object.entries(areas).map(([area, Area]) => ({
      element: <Area />,
      children: pagesIn(area as keyof typeof areas),
    })),
    { path: '*', element: <NotFound /> },
  ];
}

/** Created once: navigation re-renders what the address decides, and not the shell around it. */
const routes: RouteObject[] = (['full', 'game', 'plain', 'bare'] as const).map((frame) => ({
  element: <Layout frame={frame} />,
  children: [{ element: <SignInGate />, children: [...pagesIn(frame), ...areasIn(frame)] }],
}));

/** The routes of the portal, by frame. */
export function AppRoutes() {
  return useRoutes(routes);
}
