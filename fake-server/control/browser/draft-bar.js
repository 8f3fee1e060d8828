import { controlsOf } from './setting-inputs.js';

/** @typedef {{ name: string, title: string, was: string, now: string }} Difference */

/**
 * What the server says about a draft.
 *
 * @typedef {object} Preview
 * @property {number} version
 * @property {Difference[]} differences
 * @property {{ names: string[], title: string, message: string }[]} problems
 * @property {Difference[]} meanwhile
 * @property {{ flow: string, title: string, opens: boolean }[]} ways
 */

/**
 * Changes of settings that are not published.
 *
 * @typedef {object} Draft
 * @property {number} base the version that they were made on
 * @property {Record<string, unknown>} values by the full names of settings
 */

const changes = document.getElementById('draft-changes');
if (changes instanceof HTMLDetailsElement) {
  // On a phone the list would cover the settings.
  changes.open = matchMedia('(min-width: 600px)').matches;
}

/**
 * Shows a draft in its bar and beside its settings.
 *
 * @param {Draft} draft
 * @param {Preview | undefined} preview undefined without a draft, or before the server has answered
 */
export function drawDraft(draft, preview) {
  const count = Object.keys(draft.values).length;
  const isStale = preview !== undefined && preview.version !== draft.base;
  const problems = preview?.problems ?? [];
  const title = `${count} ${count === 1 ? 'change' : 'changes'} not published`;
  place('draft').hidden = count === 0;
  place('draft-title').textContent = title;
  place('draft-notes').replaceChildren(
    ...(isStale ? meanwhile(preview, draft) : []),
    ...problems.map(problem),
    ...ways(preview, true),
    ...ways(preview, false),
  );
  place('draft-list').replaceChildren(...(preview?.differences ?? []).map(difference));
  place('draft-publish').hidden = isStale;
  place('draft-rebase').hidden = !isStale;
  markSettings(draft, preview);
  tell(count === 0 ? '' : [title, place('draft-notes').innerText].join('. '));
}

/**
 * What someone else has published since the draft was begun.
 *
 * @param {Preview} preview
 * @param {Draft} draft
 */
function meanwhile({ version, meanwhile: others }, draft) {
  const list = element('ul');
  for (const each of others) {
    const item = difference(each);
    if (each.name in draft.values) item.append(' (you change it too)');
    list.append(item);
  }
  const changed = others.length > 0 ? ' It changed:' : '';
  return [
    element('p', 'warning', `Version ${version} has been published in the meantime.${changed}`),
    list,
  ];
}

/** @param {Preview['problems'][number]} problem */
function problem({ names, title, message }) {
  const line = element('p', 'wrong');
  line.append(fieldButton(names[0] ?? '', title), ` ${message}`);
  return line;
}

/**
 * The ways through flows that open, or those that close.
 *
 * @param {Preview | undefined} preview
 * @param {boolean} opens
 */
function ways(preview, opens) {
  const changed = (preview?.ways ?? []).filter((way) => way.opens === opens);
  if (changed.length === 0) return [];
  const line = element('p', opens ? 'opens' : 'closes');
  line.append(opens ? 'Opens: ' : 'Closes: ');
  for (const [index, { flow, title }] of changed.entries()) {
    const link = document.createElement('a');
    link.href = `/flows/${flow}`;
    link.textContent = title;
    line.append(index > 0 ? ', ' : '', link);
  }
  return [line];
}

/** @param {Difference} difference */
function difference({ name, title, was, now }) {
  const item = element('li');
  item.append(
    fieldButton(name, title),
    ' ',
    element('span', 'was', was),
    ' → ',
    element('b', '', now),
  );
  return item;
}

/**
 * A button that leads to a setting.
 *
 * @param {string} name
 * @param {string} text
 */
function fieldButton(name, text) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'to-field';
  button.dataset['field'] = name;
  button.textContent = text;
  return button;
}

/**
 * Marks each changed setting, and says beside it what is published and what is wrong.
 *
 * @param {Draft} draft
 * @param {Preview | undefined} preview
 */
function markSettings(draft, preview) {
  for (const old of document.querySelectorAll('.setting-note')) old.remove();
  for (const old of document.querySelectorAll('#settings .changed')) {
    old.classList.remove('changed');
    for (const control of old.querySelectorAll('[aria-describedby]')) {
      control.removeAttribute('aria-describedby');
      control.removeAttribute('aria-invalid');
    }
  }
  const problems = preview?.problems ?? [];
  const names = [...Object.keys(draft.values), ...problems.flatMap(({ names: all }) => all)];
  for (const name of new Set(names)) {
    const controls = controlsOf(name);
    const row = controls[0]?.closest('li');
    if (!row) continue;
    const wrong = problems.filter(({ names: all }) => all.includes(name));
    const was = preview?.differences.find((each) => each.name === name)?.was;
    const note = element('p', 'setting-note');
    note.id = `note-${controls[0]?.id}`;
    if (was !== undefined) note.append(element('span', 'was', `Published: ${was}.`), ' ');
    for (const { message } of wrong) note.append(element('span', 'wrong', message), ' ');
    row.classList.add('changed');
    row.append(note);
    for (const control of controls) {
      control.setAttribute('aria-describedby', note.id);
      if (wrong.length > 0) control.setAttribute('aria-invalid', 'true');
    }
  }
}

/**
 * Tells a screen reader, once.
 *
 * @param {string} text
 */
function tell(text) {
  const status = place('draft-status');
  if (status.textContent !== text) status.textContent = text;
}

/** @param {string} id */
function place(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no place '${id}'.`);
  return found;
}

/**
 * @param {string} name
 * @param {string} [className]
 * @param {string} [text]
 */
function element(name, className = '', text = '') {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
