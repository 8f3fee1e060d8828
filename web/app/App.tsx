import { QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { StrictMode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { entryAsksForModal } from '#web/platform/history-entry.ts';
import { pageLoaded } from '#web/platform/page-loaded.ts';
import { LoadErrorDialog } from './LoadErrorDialog.tsx';
import { lazyPart } from './lazy-part.tsx';
import { AppRoutes } from './routes.tsx';
import { SiteGate } from './SiteGate.tsx';
import type { Services } from './services.ts';
import { ServicesContext, useServices } from './services-context.ts';
import { useEarlyFreePlay } from './use-early-free-play.ts';
import { useEnabledLanguage } from './use-enabled-language.ts';
import { useIntentReplay } from './use-intent-replay.ts';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSession } from './use-session.ts';

// Only who is signed in can be idle.
const IdleWarning = lazyPart(() => import('./IdleWarning.tsx'), null);
// Right behind the first paint: the region is there before the first notice is.
const Notices = lazyPart(() => import('./Notices.tsx'), null);
// Few visits see a dialog in their first seconds.
const ModalHost = lazyPart<{ readonly onClose: () => void }>(
  () => import('./ModalHost.tsx'),
  null,
  LoadErrorDialog,
);

// Nothing opens by itself before the person has seen where they are.
const AnnouncementPopups = lazyPart(async () => {
  await pageLoaded();
  return await import('#web/features/announcements/AnnouncementPopups.tsx');
}, null);

/** The whole portal over its services. */
export function App({ services }: { readonly services: Services }) {
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.i18n}>
          <QueryClientProvider client={services.queryClient}>
            {/* A press is answered in the next frame, be it with the place of a part on its way. */}
            <BrowserRouter useTransitions={false}>
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
  useEnabledLanguage();
  useEarlyFreePlay();
  useIntentReplay();
  useScrollOnNavigation();
  useScrollRestoration();
  const { isSignedIn } = useSession();
  return (
    <>
      <AppRoutes />
      <Modals />
      <AnnouncementPopups />
      {isSignedIn && <IdleWarning />}
    </>
  );
}

/** Hosts the dialogs from the first one on that somebody wants. */
function Modals() {
  const { modals } = useServices();
  const isOpen = useSelector(modals, (state) => state.matches('open'));
  const [isWanted, setIsWanted] = useState(entryAsksForModal);
  if (isOpen && !isWanted) setIsWanted(true);
  useEffect(() => void pageLoaded().then(() => ModalHost.preload()), []);
  return isWanted && <ModalHost onClose={() => modals.send({ type: 'modals.cleared' })} />;
}
