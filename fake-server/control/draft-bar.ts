import { type Html, html } from '../http/html.ts';

/** The changes of settings that are not published; `settings-draft.js` fills it (T14). */
export function draftBar(): Html {
  return html`<aside id="draft" class="draft" aria-labelledby="draft-title" hidden>
    <h2 id="draft-title" tabindex="-1"></h2>
    <div id="draft-notes" class="draft-notes"></div>
    <details id="draft-changes"><summary>What changes</summary><ul id="draft-list"></ul></details>
    <div class="keys">
      <button type="button" id="draft-publish" class="strong">Publish</button>
      <button type="button" id="draft-rebase" class="strong" hidden>Keep my changes</button>
      <button type="button" id="draft-discard" class="quiet">Discard</button>
    </div>
  </aside>
  <p id="draft-status" class="unseen" role="status"></p>`;
}
