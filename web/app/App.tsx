import { QueryClientProvider } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { entryAsksForModal } from '#web/platform/address/history-entry.ts';
import { pageLoaded } from '#web/platform/painting/page-loaded.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { OwnPages } from '#web/shared/sanitised-html/own-pages.ts';
import type { Services } from '#web/shared/services/services.ts';
import { ServicesContext, useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { LoadErrorDialog } from './dialogs/LoadErrorDialog.tsx';
import { SiteGate } from './gates/SiteGate.tsx';
import { pageAt } from './page-addresses.ts';
import { AppRoutes } from './routes.tsx';
import { useScrollOnNavigation } from './scroll/use-scroll-on-navigation.ts';
import { useScrollRestoration } from './scroll/use-scroll-restoration.ts';
import { useEnabledLanguage } from './start/use-enabled-language.ts';
import { useKeptInvitation } from './start/use-kept-invitation.ts';
import { useIntentReplay } from './use-intent-replay.ts';

// Only a signed-in person can be idle.
const IdleWarning = lazyPart(() => import('./idle/IdleWarning.tsx'), null);
// A visitor's page does not change by live updates.
const LiveUpdates = lazyPart(() => import('./live/LiveUpdates.tsx'), null);
// Right after the first paint: the live region must exist before the first notice.
const Notices = lazyPart(() => import('./notices/Notices.tsx'), null);
// Few visits open a dialog in their first seconds.
const ModalHost = lazyPart<{ readonly onClose: () => void }>(
  () => import('./dialogs/ModalHost.tsx'),
  null,
  LoadErrorDialog,
);

// Nothing opens by itself for visitors, nor before members have seen the page.
const AutomaticDialogs = lazyPart(
  async () => {
    await pageLoaded();
    return await import('./dialogs/AutomaticDialogs.tsx');
  },
  null,
  () => null,
);

// The outcome of a submission from before a reload is read after the page is drawn.
const SubmissionCheck = lazyPart(
  async () => {
    await pageLoaded();
    return await import('./dialogs/SubmissionCheck.tsx');
  },
  null,
  () => null,
);

/** The whole portal with its services. */
export function App({ services }: { readonly services: Services }) {
  return (
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.i18n}>
        <QueryClientProvider client={services.queryClient}>
          {/* A press is answered in the next frame, even while the part is still loading. */}
          <BrowserRouter useTransitions={false}>
            <SiteGate>
              <OwnPages value={isPage}>
                <Portal />
              </OwnPages>
            </SiteGate>
            <Notices />
          </BrowserRouter>
        </QueryClientProvider>
      </I18nextProvider>
    </ServicesContext>
  );
}

const isPage = (path: string) => pageAt(path) !== undefined;

function Portal() {
  useEnabledLanguage();
  useEarlyFreePlay();
  useKeptInvitation();
  useIntentReplay();
  useScrollOnNavigation();
  useScrollRestoration();
  const { isSignedIn } = useSession();
  return (
    <>
      <AppRoutes />
      <Modals />
      <SubmissionCheck />
      {isSignedIn && <AutomaticDialogs />}
      {isSignedIn && <IdleWarning />}
      {isSignedIn && <LiveUpdates />}
    </>
  );
}

/** Loads the dialog host with the first dialog. */
function Modals() {
  const { modals } = useServices();
  const isOpen = useSelector(modals, (state) => state.matches('open'));
  const [isWanted, setIsWanted] = useState(entryAsksForModal);
  if (isOpen && !isWanted) setIsWanted(true);
  useEffect(() => void pageLoaded().then(() => ModalHost.preload()), []);
  return isWanted && <ModalHost onClose={() => modals.send({ type: 'modals.cleared' })} />;
}

/** Handles a press on the free demo from before the script, which the drawn shell recorded. */
function useEarlyFreePlay(): void {
  const { session } = useServices();
  const { isRestoring } = useSession();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isRestoring || dataset['freePlay'] === undefined) return;
    delete dataset['freePlay'];
    session.send({ type: 'freePlay.requested' });
  }, [session, isRestoring]);
}
