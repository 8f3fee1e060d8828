import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { lazyPart } from './lazy-part.tsx';
import { ModalHost } from './ModalHost.tsx';
import { AppRoutes } from './routes.tsx';
import { SiteGate } from './SiteGate.tsx';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';
import { useIntentReplay } from './use-intent-replay.ts';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSession } from './use-session.ts';

// Only who is signed in can be idle.
const IdleWarning = lazyPart(() => import('./IdleWarning.tsx'), null);
// Right behind the first paint: the region is there before the first notice is.
const Notices = lazyPart(() => import('./Notices.tsx'), null);

/** The whole portal over its services. */
export function App({ services }: { readonly services: Services }) {
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.i18n}>
          <QueryClientProvider client={services.queryClient}>
            <BrowserRouter>
              <SiteGate>
                <Portal />
              </SiteGate>
              <Notices />
            </BrowserRouter>
          </QueryClientProvider>
        </I18nextProvider>
      </ServicesContext>
    </StrictMode>
  );
}

function Portal() {
  useIntentReplay();
  useScrollOnNavigation();
  useScrollRestoration();
  const { isSignedIn } = useSession();
  return (
    <>
      <AppRoutes />
      <Suspense>
        <ModalHost />
      </Suspense>
      {isSignedIn && <IdleWarning />}
    </>
  );
}
