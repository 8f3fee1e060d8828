import { type Html, html } from '../http/html.ts';
import type { Setting, SettingInput, SettingTree } from '../settings/setting.ts';
import { settingAt } from '../settings/setting-rows.ts';
import { itemsOf } from '../settings/setting-words.ts';
import type { Settings } from '../settings/settings.ts';
import { type SettingCard, settingCards } from '../settings/table.ts';
import { card, hint } from './cards.ts';

/** Every setting of the site, drawn from the settings table. */
export function settingsCard(settings: Settings): Html {
  return card(
    'settings',
    'Settings',
    html`${hint('Changes stay in a draft until you publish them. Open pages then update.')}
    ${settingCards.map((each) => groupOf(each, settings))}`,
  );
}

function groupOf(
  { title, isFolded, hasKnownNames, settings }: SettingCard,
  values: Settings,
): Html {
  const draw = (name: string, setting: Setting) => {
    const value = settingAt(values, name);
    const input = inputOf(name, setting, value);
    if (setting.input.kind === 'choices') return fieldset(setting.title, input);
    if (setting.input.kind !== 'switch') {
      return html`<label class="field"><span>${setting.title}</span>${input}</label>`;
    }
    return html`<label class="switch">${input}
      <span class="text"><b>${setting.title}</b>${hasKnownNames && html`<code>${name.split('.').at(-1)}</code>`}</span></label>`;
  };
  const list = html`<ul class="rows tight">${rowsOf(settings, '', draw)}</ul>`;
  return isFolded
    ? html`<details><summary>${title}</summary>${list}</details>`
    : html`<h3>${title}</h3>${list}`;
}

/** The rows of some settings; a titled group is one row, with its own field set. */
function rowsOf(
  settings: SettingTree,
  prefix: string,
  draw: (name: string, setting: Setting) => Html,
): readonly Html[] {
  return Object.entries(settings).flatMap(([key, node]) => {
    const name = prefix + key;
    if (!('settings' in node)) return html`<li>${draw(name, node)}</li>`;
    if (node.title === undefined) return rowsOf(node.settings, `${name}.`, draw);
    const labels = Object.entries(node.settings).map(
      ([part, setting]) =>
        'schema' in setting && html`<li>${draw(`${name}.${part}`, setting)}</li>`,
    );
    return html`<li class="group">${fieldset(node.title, html`<ul>${labels}</ul>`)}</li>`;
  });
}

const fieldset = (title: string, inside: Html) =>
  html`<fieldset><legend>${title}</legend>${inside}</fieldset>`;

/** The control of a setting; `setting-inputs.js` reads its value by the kind. */
function inputOf(name: string, { input }: Setting, value: unknown): Html {
  const id = `setting-${name.replaceAll('.', '-')}`;
  const setting = html`data-setting="${name}" data-published="${JSON.stringify(value)}"`;
  if (input.kind === 'switch') {
    return html`<input type="checkbox" role="switch" id="${id}" ${setting} data-off="${String(input.off)}" data-on="${String(input.on)}"${value === input.on && html` checked`}>`;
  }
  if (input.kind === 'number') {
    const { minimum, maximum, unit, scale } = input;
    return html`<span class="unit"><input id="${id}" ${setting} data-scale="${scale}" type="number" min="${minimum / scale}" max="${maximum / scale}" step="${1 / scale}" value="${Number(value) / scale}"> ${unit}</span>`;
  }
  if (input.kind === 'choice') {
    return html`<select id="${id}" ${setting}>${Object.entries(input.choices).map(
      ([each, title]) =>
        html`<option value="${each}"${each === value && html` selected`}>${title}</option>`,
    )}</select>`;
  }
  if (input.kind === 'choices') {
    const chosen = new Set(value as readonly string[]);
    return html`${Object.entries(input.choices).map(
      ([each, title]) =>
        html`<label class="choice"><input type="checkbox" id="${id}-${each}" ${setting} data-of-list value="${each}"${chosen.has(each) && html` checked`}> ${title}</label>`,
    )}`;
  }
  return html`<input type="text" id="${id}" ${setting}${listOf(input)} value="${lineOf(input, value)}">`;
}

type LineInput = Extract<SettingInput, { readonly kind: 'text' | 'list' }>;

const listOf = (input: LineInput) =>
  input.kind === 'list' && html` data-list${input.scale && html` data-scale="${input.scale}"`}`;

function lineOf(input: LineInput, value: unknown): string {
  if (input.kind === 'text') return String(value);
  return itemsOf(value, input.scale).join(', ');
}
