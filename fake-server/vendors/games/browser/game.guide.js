import { element, icon } from './game.dom.js';

/**
 * The dialog in which a game explains itself.
 *
 * @param {string} title
 * @param {string} dismiss
 * @param {...Node} sections
 */
export function createGuideDialog(title, dismiss, ...sections) {
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
