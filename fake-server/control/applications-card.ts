import { applicationRejections } from '#contract/entities/application-types.ts';
import { type Html, html } from '../http/html.ts';
import type { ControlApplication } from './applications.ts';
import type { ControlState } from './state.ts';

/** Applications for promotions: what waits to be looked at and decided on (W6). */
export function applicationsCard({ applications }: ControlState): Html {
  return html`<section class="card" id="applications" aria-labelledby="applications-title">
    <h2 id="applications-title">Applications</h2>
    ${
      applications.length === 0
        ? html`<p class="hint">Nobody has applied for a promotion yet.</p>`
        : html`<ul class="rows">${applications.map(applicationRow)}</ul>`
    }
  </section>`;
}

function applicationRow(application: ControlApplication): Html {
  const { id, account, title, comment, pictures, state } = application;
  const isOpen = state === 'applying' || state === 'in_process';
  return html`<li class="deposit">
    <p><b>${title}</b> <span>${account}</span> <span>${pictures} pictures</span> <span class="chip ${state === 'issued' && 'calm'}">${state.replace('_', ' ')}</span></p>
    ${comment !== '' && html`<p class="hint">${comment}</p>`}
    <div class="keys">${state === 'applying' && html`<button type="button" data-application="${id}" data-step="take_up">Take it up</button>`}${
      isOpen &&
      html`<button type="button" data-application="${id}" data-step="issue">Grant it</button>${applicationRejections.map(
        (reason) =>
          html`<button type="button" data-application="${id}" data-step="${reason}">Reject: ${reason.replaceAll('_', ' ')}</button>`,
      )}`
    }</div>
  </li>`;
}
