import { type Html, html } from '../http/html.ts';

/** Appearance of a button, and the message once its call succeeded. */
interface ButtonOptions {
  readonly done?: string;
  readonly look?: 'quiet' | 'strong';
  readonly isDisabled?: boolean;
}

/** A button for a call of the control page; `control.js` sends its body unchanged. */
export function button(
  label: Html | string,
  path: string,
  body: object = {},
  { done, look, isDisabled = false }: ButtonOptions = {},
): Html {
  return html`<button type="button" data-call="${path}" data-body="${JSON.stringify(body)}"${look && html` class="${look}"`}${done && html` data-done="${done}"`}${isDisabled && html` disabled`}>${label}</button>`;
}

/** A button that copies a text. */
export function copyButton(text: string, what: string): Html {
  return html`<button type="button" class="copy" data-copy="${text}" title="Copy the ${what}"><code>${text}</code><span class="unseen">: copy the ${what}</span></button>`;
}

/** A titled section of the page; its id lets it be redrawn when it changes. */
export function card(id: string, title: string, ...inside: readonly Html[]): Html {
  return html`<section class="card" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title" tabindex="-1">${title}</h2>
    ${inside}
  </section>`;
}

/** Rows, or a text if there are none. */
export function rowsOr(none: string, rows: readonly Html[]): Html {
  return rows.length === 0 ? hint(none) : html`<ul class="rows">${rows}</ul>`;
}

/** An explanation on the page. */
export function hint(words: Html | string): Html {
  return html`<p class="hint">${words}</p>`;
}

/** A state as a chip; a calm one needs no action. */
export function chip(words: string, isCalm: boolean): Html {
  return html`<span class="chip ${isCalm && 'calm'}">${words}</span>`;
}

/** A row about one thing, with its buttons. */
export function row(
  title: string,
  words: readonly (Html | string)[],
  state: Html | false,
  buttons: readonly (Html | false)[] = [],
): Html {
  return html`<li class="deposit">
    <p><b>${title}</b> ${words.map((each) => html`<span>${each}</span> `)}${state}</p>
    ${buttons.length > 0 && html`<div class="keys">${buttons}</div>`}
  </li>`;
}

/** A link to the portal page that shows the same. */
export function openLink(path: string): Html {
  return html`<a class="go" href="${path}">open</a>`;
}
