import type { LanguageCode } from '#contract/entities/language.ts';
import { languageNames } from '#contract/entities/language-names.ts';
import { type Html, html } from '../http/html.ts';
import { framed } from './frame.ts';
import type { Situation } from './situation-link.ts';
import type { ControlState } from './state.ts';

interface ScenarioPageParts {
  readonly state: ControlState;
  readonly situation: Situation;
  /** The languages of the site. */
  readonly spoken: readonly LanguageCode[];
  readonly action: string;
}

/**
 * The page of a link to a situation: a button, because following a link must change nothing. Its
 * fields change the link, which can be copied (T14).
 */
export function scenarioPage({ state, situation, spoken, action }: ScenarioPageParts): string {
  const { names, to, person, language, place } = situation;
  const chosen = names.length === 0 ? 'normal' : names.join(',');
  const scenarios = state.scenarios.map(({ name, title }) => [name, `${name}: ${title}`] as const);
  const people = [...state.newcomers, ...state.people].map(
    ({ account, role }) => [account, `${account}: ${role}`] as const,
  );
  const named = spoken.map((code) => [code, languageNames[code]] as const);
  return framed({
    title: 'Situation',
    here: 'scenario',
    siteName: state.siteName,
    script: 'situation.js',
    main: html`
      <form id="situation" class="card" method="post" action="${action}" autocomplete="off">
        <h1>Situation</h1>
        <p>Puts the world into ${names.length > 1 ? 'these scenarios' : 'this scenario'} for everyone, turns all others off and opens the page.</p>
        <ul class="rows">
          ${field('Scenario', select('names', names.length > 1 ? [[chosen, names.join(', ')], ...scenarios] : scenarios, chosen))}
          ${field('Person', select('person', [['', 'The signed-in person'], ...people], person))}
          ${field('Language', select('language', [['', 'As set on the device'], ...named], language))}
          ${field('Page', html`<input type="text" id="situation-to" name="to" value="${to}" pattern="/.*" required>`)}
        </ul>
        ${place && placeNote(place)}
        <div class="keys">
          <button class="strong">Start</button>
          <button type="button" id="situation-copy" class="plain">Copy link</button>
        </div>
      </form>`,
  });
}

type Options = readonly (readonly [value: string, title: string])[];

function select(name: string, options: Options, chosen: string | undefined): Html {
  return html`<select id="situation-${name}" name="${name}">${options.map(
    ([value, title]) =>
      html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${title}</option>`,
  )}</select>`;
}

function field(title: string, input: Html): Html {
  return html`<li><label class="field"><span>${title}</span>${input}</label></li>`;
}

/** The portal is put there by hand: steering it belongs to the flows page. */
function placeNote({ flow, state }: NonNullable<Situation['place']>): Html {
  return html`<p class="hint">The flows page opens next to the portal, at the state <code>${state}</code> of <code>${flow}</code>. Choose <i>Steer the portal</i> there, then <i>Put the portal here</i>.</p>
    <input type="hidden" name="flow" value="${flow}"><input type="hidden" name="state" value="${state}">`;
}
