import { type Html, html } from '../http/html.ts';
import { authenticatorApps } from '../scenes/authenticator-apps.ts';
import type { World } from '../world/world.ts';
import { button, card, copyButton, hint, row, rowsOr } from './cards.ts';

const SHOWN = 6;

/** Someone who uses two-step verification, as the control page shows them. */
export interface ControlApp {
  readonly account: string;
  /** The app's current code; null if this moment's codes are used up. */
  readonly code: string | null;
  readonly recoveryCodesLeft: number;
}

/** People with two-step verification, last turned on first. */
export function newestApps(world: World): ControlApp[] {
  return authenticatorApps(world, SHOWN).map(({ memberId, code, recoveryCodesLeft }) => ({
    account: world.members.byId(memberId)?.account ?? '',
    code,
    recoveryCodesLeft,
  }));
}

/** The authenticator apps of this world with the codes that they show (A26). */
export function twoStepCard(apps: readonly ControlApp[]): Html {
  return card(
    'two-step',
    'Two-step verification',
    rowsOr('No one has an authenticator app.', apps.map(appRow)),
    hint(
      html`Each code works once, for about a minute. The scenarios <code>two-step-…</code> give an app to everyone who opens the security centre.`,
    ),
  );
}

function appRow({ account, code, recoveryCodesLeft }: ControlApp): Html {
  const shown = code === null ? 'the next code comes within a minute' : copyButton(code, 'code');
  return row(account, [shown, `recovery codes left: ${recoveryCodesLeft}`], false, [
    button('Turn off', 'two-step/turn-off', { account }),
  ]);
}
