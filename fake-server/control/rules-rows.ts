import { patternRules } from '#contract/rules/patterns.ts';
import { type Html, html } from '../http/html.ts';
import { fieldTitles } from './field-titles.ts';
import { patternNames, type RuledFieldName, ruledFieldNames } from './requests.ts';
import type { ControlSettings, ShownRule } from './settings.ts';

/** What each field accepts: lengths and pattern, by which the forms and the server check (A3, A4). */
export function rulesRows({ rules }: Pick<ControlSettings, 'rules'>): Html {
  return html`<ul class="rows tight">${ruledFieldNames.map((name) =>
    ruleRow(name, fieldTitles[name], rules[name]),
  )}</ul>`;
}

function ruleRow(name: RuledFieldName, title: string, rule: ShownRule): Html {
  return html`<li class="rule"><fieldset><legend>${title}</legend>
    ${lengthInput(name, 'minLength', 'from', rule.minLength)}
    ${lengthInput(name, 'maxLength', 'to', rule.maxLength)}
    <label><span class="unseen">pattern</span><select id="rule-${name}-pattern" data-rule="${name}.pattern">
      ${rule.pattern === null && html`<option value="" selected disabled>another pattern</option>`}
      ${patternNames.map(
        (pattern) =>
          html`<option value="${pattern}"${pattern === rule.pattern && html` selected`}>${patternRules[pattern].name}</option>`,
      )}</select></label>
  </fieldset></li>`;
}

function lengthInput(
  name: RuledFieldName,
  bound: 'minLength' | 'maxLength',
  label: string,
  value: number,
): Html {
  return html`<label><span>${label}</span><input id="rule-${name}-${bound}" data-rule="${name}.${bound}" type="number" min="0" max="255" step="1" value="${value}"></label>`;
}
