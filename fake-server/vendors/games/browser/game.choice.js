import { element } from './game.dom.js';

/**
 * What is chosen beside the stake, from a list.
 *
 * @param {object} options
 * @param {string} options.id
 * @param {string} options.label
 * @param {readonly [value: number, text: string][]} options.from
 * @param {() => void} [options.onChange]
 */
export function createChoice({ id, label, from, onChange }) {
  const select = element(
    'select',
    { id },
    ...from.map(([value, text]) => element('option', { value: String(value) }, text)),
  );
  if (onChange) select.addEventListener('change', onChange);
  return {
    select,
    box: element('div', { class: 'meter choice' }, element('label', { for: id }, label), select),
    value: () => Number(select.value),
  };
}
