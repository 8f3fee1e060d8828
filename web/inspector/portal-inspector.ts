import { getI18n } from 'react-i18next';
import type { Inspect } from '#web/shared/services/services.ts';
import { createInspectorPanel } from './inspector-panel.ts';
import { createInspectorWindow } from './inspector-window.ts';
import { watchActors } from './watch-actors.ts';

/**
 * Adds the inspector's button to the page, and returns the observer of every actor: redacted
 * messages are kept until the window is open (T7).
 */
export async function createPortalInspector(): Promise<Inspect> {
  const i18n = getI18n();
  await i18n.loadNamespaces('inspector');
  const target = createInspectorWindow(window, (stage) => panel.show(stage));
  const panel = createInspectorPanel(i18n, () => target.open());
  return watchActors((message) => target.send(message));
}
