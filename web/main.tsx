import { noteWhereErrorsAreMade } from './shell/error-stacks.ts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/layout.css';
// Only in the page that the build draws.
import './shell/first-views.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseLanguage } from '#contract/entities/language.ts';
import { App } from './app/App.tsx';
import { loadFirstView } from './app/start/load-first-view.ts';
import { messageLanguages } from './i18n/message-files.ts';
import { markPageLanguage, startI18n } from './i18n/start.ts';
import { awaitWatcher } from './inspector/await-watcher.ts';
import { startInspector } from './inspector/start-inspector.ts';
import { takeFromAddress } from './platform/address/address-parameter.ts';
import { noteInEntry, WANTED_MODAL_KEY } from './platform/address/history-entry.ts';
import { deviceStorage } from './platform/storage/guarded-storage.ts';
import { takePairingToken } from './platform/windows/watch-key.ts';
import { recoverFromDeployment } from './shared/loading/deployment.ts';
import { startServices } from './shared/services/services.ts';
import { START_FAILED_KEY } from './shell/start-failed.ts';
import { guardSecondPresses } from './ui/dialogs/second-press.ts';
import { takeSilentValues } from './ui/fields/take-silent-values.ts';

async function start(place: HTMLElement): Promise<void> {
  takePairingToken();
  noteInEntry(START_FAILED_KEY, null);
  const wanted = takeFromAddress('modal');
  if (wanted !== null) noteInEntry(WANTED_MODAL_KEY, wanted);
  const language = chooseLanguage(deviceStorage.getItem('lang'), messageLanguages);
  markPageLanguage(language);
  const i18n = await startI18n(language);
  const services = startServices(i18n, await startInspector());
  await loadFirstView(services, location.pathname);
  // The drawn shell stays until the first commit, which replaces it with the same picture.
  const app = (
    <StrictMode>
      <App services={services} />
    </StrictMode>
  );
  startTransition(() => createRoot(place).render(app));
  awaitWatcher(services.running);
}

noteWhereErrorsAreMade();
guardSecondPresses(window);
takeSilentValues(document);

// Chunks without a view, such as texts, fail silently.
window.addEventListener('vite:preloadError', () => void recoverFromDeployment());

const place = document.getElementById('root');
if (!place) throw new Error('the page has no place for the portal');
void start(place);
