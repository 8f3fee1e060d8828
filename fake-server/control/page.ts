import { type Html, html } from '../http/html.ts';
import { CONTROL_HEADER } from './access.ts';
import { agentsCard } from './agents-card.ts';
import { applicationsCard } from './applications-card.ts';
import { button, card, chip, hint } from './cards.ts';
import { depositsCard } from './deposits-card.ts';
import { draftBar } from './draft-bar.ts';
import { feedbackCard } from './feedback-card.ts';
import { framed } from './frame.ts';
import { peopleCard } from './people-card.ts';
import { pointsCard } from './points-card.ts';
import { settingsCard } from './settings-card.ts';
import type { ControlState } from './state.ts';
import { twoStepCard } from './two-step-card.ts';
import { versionsCard } from './versions-card.ts';
import { walletsCard } from './wallets-card.ts';
import { withdrawalsCard } from './withdrawals-card.ts';

const HOUR = 60 * 60_000;
const steps = [
  ['−1 day', -24 * HOUR],
  ['−1 hour', -HOUR],
  ['+1 min', 60_000],
  ['+10 min', 600_000],
  ['+1 hour', HOUR],
  ['+1 day', 24 * HOUR],
  ['+30 days', 30 * 24 * HOUR],
] as const;

/** The control page (T3), drawn from the state of the world. */
export function controlPage(state: ControlState): string {
  return framed({
    title: 'Control',
    here: 'control',
    siteName: state.siteName,
    script: 'control.js',
    main: html`
      <div class="intro">
        <h1>Control</h1>
        <p>Put the fake world into any situation and see how the portal deals with it. Seed: <b>${state.seed}</b>.</p>
      </div>
      <div class="columns">
        <div>${scenariosCard(state)}${settingsCard(state.settings)}${versionsCard(state.versions)}</div>
        <div>${clockCard(state)}${everybodyCard()}${depositsCard(state)}${withdrawalsCard(state)}${walletsCard(state)}${pointsCard(state)}${applicationsCard(state)}${feedbackCard(state.feedback)}${agentsCard(state)}${twoStepCard(state.apps)}${peopleCard(state)}</div>
      </div>
      ${draftBar()}`,
  });
}

function scenariosCard({ scenarios }: ControlState): Html {
  const active = scenarios.filter(({ name, active: on }) => on && name !== 'normal');
  return card(
    'scenarios',
    'Scenarios',
    html`<p class="now">${
      active.length === 0 ? chip('normal', true) : active.map(({ name }) => chip(name, false))
    }${button('All off', 'scenarios', { names: [] }, { look: 'quiet', isDisabled: active.length === 0 })}</p>
    ${hint(html`<a href="/control/scenario">Link to a situation</a>: these scenarios with a person, a language and a page.`)}
    <ul class="rows">${scenarios
      .filter(({ name }) => name !== 'normal')
      .map(
        ({ name, title, active: on }) => html`<li>
      <label class="switch"><input type="checkbox" role="switch" id="scenario-${name}" data-scenario="${name}"${on && html` checked`}>
        <span class="text"><b>${title}</b><code>${name}</code></span></label>
      <a class="go" href="/control/scenario/${name}?to=/" title="Open the portal in this scenario only">open<span class="unseen"> the portal in ${name}</span></a>
    </li>`,
      )}</ul>
    <details><summary>Use a link, a header or a start option</summary>
      <dl class="ways">
        <dt>A link to share, with the path to open</dt><dd><code>/control/scenario/sms-failing,slow-network?to=/register&amp;person=maria&amp;language=EN</code></dd>
        <dt>A header, for one request only</dt><dd><code>x-portal-scenario: maintenance</code>; from another machine, add the key from this page’s address as <code>${CONTROL_HEADER}</code></dd>
        <dt>A start option</dt><dd><code>npm start -- --scenario vendor-down</code></dd>
      </dl>
    </details>`,
  );
}

function clockCard({ clock }: ControlState): Html {
  const offset = clock.frozen ? 'stopped' : offsetText(clock.offset);
  return card(
    'clock',
    'Clock',
    html`<p class="time"><time data-now="${Date.parse(clock.now)}"${clock.frozen && html` data-frozen`}>${clock.now.slice(0, 19).replace('T', ' ')}</time> <span>UTC</span></p>
    <p class="now">${chip(offset, offset === 'real time')}</p>
    <div class="keys">${steps.map(([name, move]) => button(name, 'clock', { move }))}</div>
    <form id="clock-form" class="line" autocomplete="off">
      <label><span class="unseen">How far</span><input id="clock-count" name="count" type="number" step="1" min="-3650" max="3650" value="90" required></label>
      <label><span class="unseen">Unit</span><select id="clock-unit" name="unit"><option value="60000">minutes</option><option value="3600000">hours</option><option value="86400000" selected>days</option></select></label>
      <button>Move</button>
    </form>
    <div class="keys">${button(clock.frozen ? 'Resume the clock' : 'Stop the clock', 'clock', { frozen: !clock.frozen })}${button('Back to real time', 'clock', { reset: true }, { isDisabled: offset === 'real time' })}</div>`,
  );
}

/** Offset of the world's clock from the machine's: 'real time', '3 h 20 min ahead'. */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  if (minutes === 0) return 'real time';
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const text = parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ');
  return `${text} ${offset > 0 ? 'ahead' : 'behind'}`;
}

function everybodyCard(): Html {
  return card(
    'everybody',
    'Everyone',
    html`<div class="stack">
      ${button('Sign everyone out', 'revoke', {}, { done: 'Everyone is signed out.' })}
      ${button('Rotate the sealing key', 'rotate', {}, { done: 'There is a new sealing key.' })}
      ${button('Reset to normal', 'reset', {}, { done: 'Back to normal.', look: 'strong' })}
    </div>
    ${hint('Reset turns off all scenarios, sets the clock to real time and restores the default settings. People and money stay.')}`,
  );
}
