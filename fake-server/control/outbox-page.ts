import { html } from '../http/html.ts';
import { framed } from './frame.ts';
import type { ControlState } from './state.ts';

/** The outbox (T3): what the server 'sent', newest first; its script fills and refreshes it. */
export function outboxPage({ siteName }: ControlState): string {
  return framed({
    title: 'Outbox',
    here: 'outbox',
    siteName,
    script: 'outbox.js',
    main: html`
      <div class="intro">
        <h1>Outbox</h1>
        <p>SMS and emails sent by the server, newest first. New ones appear automatically. Times follow the clock of this world.</p>
      </div>
      <p class="now"><button type="button" id="clear">Empty the outbox</button></p>
      <ol id="messages" class="messages" aria-live="polite"></ol>
      <p id="none" class="card empty" hidden>Nothing has been sent yet. Request a code on the <a href="/register">registration page</a> and it appears here.</p>`,
  });
}
