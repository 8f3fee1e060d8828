import type { i18n } from 'i18next';
import styles from './inspector-panel.module.css';
import type { WindowStage } from './inspector-window.ts';

/** The small panel at the edge of the page that opens the inspector. */
export interface InspectorPanel {
  show(stage: WindowStage): void;
}

/**
 * Adds the panel to the page, beside the portal's root: a browser only opens a window in a person's
 * gesture, so somebody must press its button.
 */
export function createInspectorPanel(language: i18n, onOpen: () => void): InspectorPanel {
  const panel = document.createElement('aside');
  const button = document.createElement('button');
  const message = document.createElement('p');
  panel.className = styles['panel'] ?? '';
  button.className = styles['button'] ?? '';
  message.className = styles['message'] ?? '';
  button.type = 'button';
  message.setAttribute('role', 'status');
  button.addEventListener('click', onOpen);
  panel.append(button, message);

  let stage: WindowStage = 'closed';
  const draw = () => {
    const t = language.getFixedT(null, 'inspector');
    const messages: Readonly<Record<WindowStage, string>> = {
      closed: '',
      blocked: t('blocked'),
      opening: t('opening'),
      connected: t('connected'),
    };
    panel.ariaLabel = t('label');
    panel.dataset['stage'] = stage;
    button.textContent = t('open');
    message.textContent = messages[stage];
  };
  language.on('languageChanged', draw);
  draw();
  document.body.append(panel);

  return {
    show(next) {
      stage = next;
      draw();
    },
  };
}
