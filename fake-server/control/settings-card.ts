import { optionalFieldNames } from '#contract/rules/registration-field-names.ts';
import { type Html, html } from '../http/html.ts';
import { optionalFieldTitles } from './field-titles.ts';
import { fieldUses } from './requests.ts';
import { rulesRows } from './rules-rows.ts';
import type { SettingRow, SettingValue } from './setting-row.ts';
import { type SettingGroup, settingGroups } from './setting-rows.ts';
import type { ControlSettings } from './settings.ts';

/** What the site has switched on: every variant of the forms can be seen by it (G3, G4, A5). */
export function settingsCard(settings: ControlSettings): Html {
  const { fields, values } = settings;
  return html`<section class="card" id="settings" aria-labelledby="settings-title">
    <h2 id="settings-title">Settings</h2>
    <p class="hint">Settings are kept with the world. Open pages are told of a change.</p>
    ${settingGroups.map((group) => groupOf(group, values))}
    <details><summary>Fields of the registration form</summary>
      <ul class="rows tight">${optionalFieldNames.map(
        (name) => html`<li><label class="field"><span>${optionalFieldTitles[name]}</span>
          <select id="field-${name}" data-field="${name}">${fieldUses.map(
            (use) => html`<option${use === fields[name] && html` selected`}>${use}</option>`,
          )}</select></label></li>`,
      )}</ul>
    </details>
    <details><summary>What the fields accept</summary>
      ${rulesRows(settings)}
    </details>
  </section>`;
}

function groupOf(
  { title, isFolded, hasKnownNames, rows }: SettingGroup,
  values: ControlSettings['values'],
): Html {
  const list = html`<ul class="rows tight">${rows.map((row) => {
    const value = values[row.name];
    return value !== undefined && html`<li>${inputOf(row, value, hasKnownNames)}</li>`;
  })}</ul>`;
  return isFolded
    ? html`<details><summary>${title}</summary>${list}</details>`
    : html`<h3>${title}</h3>${list}`;
}

function inputOf({ name, title, input }: SettingRow, value: SettingValue, isKnown?: true): Html {
  const id = `setting-${name.replaceAll('.', '-')}`;
  if (input.kind === 'number') {
    const { minimum, maximum, unit, scale } = input;
    return html`<label class="field"><span>${title}</span><span class="unit"><input id="${id}" data-setting-number="${name}" data-scale="${scale}" type="number" min="${minimum / scale}" max="${maximum / scale}" step="${1 / scale}" value="${Number(value) / scale}"> ${unit}</span></label>`;
  }
  if (input.kind === 'choice') {
    return html`<label class="field"><span>${title}</span><select id="${id}" data-setting-choice="${name}">${input.choices.map(
      ([each, words]) =>
        html`<option value="${each}"${each === value && html` selected`}>${words}</option>`,
    )}</select></label>`;
  }
  const [off, on] = [JSON.stringify(input.off), JSON.stringify(input.on)];
  return html`<label class="switch"><input type="checkbox" role="switch" id="${id}" data-setting="${name}" data-off="${off}" data-on="${on}"${JSON.stringify(value) === on && html` checked`}>
    <span class="text"><b>${title}</b>${isKnown && html`<code>${name.split('.').at(-1)}</code>`}</span></label>`;
}
