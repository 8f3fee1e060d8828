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
        <p>SMS and mail that the server sent, newest first. New ones appear by themselves; times are the world’s.</p>
      </div>
      <p class="now"><button type="button" id="clear">Empty the outbox</button></p>
      <ol id="messages" class="messages" aria-live="polite"></ol>
      <p id="none" class="card empty" hidden>Nothing has been sent yet. Ask for a code on the <a href="/register">register page</a>, and it appears here.</p>`,
  });
}
