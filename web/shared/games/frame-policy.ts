/*
 * What a vendor's page may do in its frame. Each word is needed by the pages, and
 * tests/fake-server/vendors/frame-policy.browser.test.ts shows what breaks without it.
 */

/**
 * `allow-scripts`: the game is a program. `allow-same-origin`: on its own origin, which is never the
 * portal's, it calls its server, keeps an open round over a reload, and its messages have an origin
 * that the portal can tell. It gets no popups, forms, downloads, dialogs, pointer lock, and no way
 * to lead the portal elsewhere.
 */
export const GAME_FRAME_SANDBOX = 'allow-scripts allow-same-origin';

/**
 * Sound and live video start with the game; the press that opened it was made on the portal. Full
 * screen is the portal's, so that the session bar stays in sight; all else is denied by default.
 */
export const GAME_FRAME_ALLOW = 'autoplay';
