import { type Html, html } from '../http/html.ts';
import type { World } from '../world/world.ts';

const SHOWN = 6;

/** Somebody who signs in by two steps, as the control page shows them. */
export interface ControlApp {
  readonly account: string;
  /** What their app shows; null where the codes of this moment were all taken. */
  readonly code: string | null;
  readonly recoveryCodesLeft: number;
}

/** Who turned two-step sign-in on, the last one first. */
export function newestApps({ twoStepScenes, members }: World): ControlApp[] {
  return twoStepScenes.apps(SHOWN).map(({ memberId, code, recoveryCodesLeft }) => ({
    account: members.byId(memberId)?.account ?? '',
    code,
    recoveryCodesLeft,
  }));
}

/** The authenticator apps of this world with the codes that they show (A26). */
export function twoStepCard(apps: readonly ControlApp[]): Html {
  return html`<section class="card" id="two-step" aria-labelledby="two-step-title">
    <h2 id="two-step-title">Two-step sign-in</h2>
    ${
      apps.length === 0
        ? html`<p class="hint">Nobody has an authenticator app.</p>`
        : html`<ul class="rows">${apps.map(appRow)}</ul>`
    }
    <p class="hint">A code counts once, and for about a minute. The scenarios <code>two-step-…</code> give an app to everyone who opens the security centre.</p>
  </section>`;
}

function appRow({ account, code, recoveryCodesLeft }: ControlApp): Html {
  return html`<li class="deposit">
    <p><b>${account}</b> <span>${
      code === null
        ? html`the next code comes within a minute`
        : html`<button type="button" class="copy" data-copy="${code}" title="Copy the code"><code>${code}</code><span class="unseen">: copy the code</span></button>`
    }</span> <span>recovery codes left: ${recoveryCodesLeft}</span></p>
    <div class="keys"><button type="button" data-two-step="turn-off" data-account="${account}">Turn off</button></div>
  </li>`;
}
