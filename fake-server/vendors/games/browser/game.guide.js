import { element, icon } from './game.dom.js';
import { createBar } from './game.start.js';

/**
 * The head of a game, with the way to its rules.
 *
 * @param {object} options
 * @param {import('./game.texts.js').GameTexts & { rules: string }} options.texts
 * @param {{ title: string }} options.session
 * @param {ReturnType<typeof import('./game.portal.js').connectPortal>} options.portal
 * @param {readonly Node[]} options.guide the sections of the rules
 * @param {(() => void) | undefined} [options.onRules] they are about to be shown
 * @param {string | undefined} [options.backUrl] where the way out leads outside of a frame
 */
export function createHead({ texts, session, portal, guide, onRules, backUrl }) {
  const dialog = createGuideDialog(texts.rules, texts.dismiss, ...guide);
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    backUrl,
    onRules: () => {
      onRules?.();
      dialog.showModal();
    },
  });
  return { bar, isGuideOpen: () => dialog.open };
}

/**
 * The dialog in which a game explains itself.
 *
 * @param {string} title
 * @param {string} dismiss
 * @param {...Node} sections
 */
function createGuideDialog(title, dismiss, ...sections) {
  const close = element('button', { type: 'button', class: 'tool', 'aria-label': dismiss });
  close.append(icon('M6 6l12 12M18 6 6 18'));
  const dialog = element(
    'dialog',
    { class: 'guide', 'aria-labelledby': 'guide-title' },
    element('header', {}, element('h2', { id: 'guide-title' }, title), close),
    element(
      'div',
      // Long text must be scrollable by keys alone.
      { class: 'pages', tabindex: '0', role: 'group', 'aria-labelledby': 'guide-title' },
      ...sections,
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return dialog;
}

/** A section of the guide: sentences, one below the other. @param {string} title @param {string[]} sentences */
export function proseSection(title, sentences) {
  return element(
    'section',
    {},
    element('h3', {}, title),
    element('ul', { class: 'prose' }, ...sentences.map((text) => element('li', {}, text))),
  );
}
