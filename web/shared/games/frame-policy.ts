/*
 * Permissions of a vendor's page in its frame. The pages need each of them, and
 * tests/fake-server/vendors/frame-policy.browser.test.ts shows what breaks without it.
 */

/**
 * `allow-scripts`: the game is a program. `allow-same-origin`: on its own origin, never the
 * portal's, it calls its server, keeps an open round over a reload, and its messages have a
 * recognisable origin. No popups, forms, downloads, dialogs, pointer lock, or navigation of the
 * portal.
 */
export const GAME_FRAME_SANDBOX = 'allow-scripts allow-same-origin';

/**
 * Sound and live video start with the game, because the opening press was on the portal. Full
 * screen belongs to the portal, so that the session bar stays visible; all else is denied by
 * default.
 */
export const GAME_FRAME_ALLOW = 'autoplay';
