/**
 * Messages to the page that frames the game:
 * `{ type: 'round.settled', balance }` after each round, balance in minor units, and
 * `{ type: 'game.closed' }` when the player leaves the game by its own button.
 * They go to the portal's origin alone, never to `*`.
 */
export function connectPortal() {
  const told = document.querySelector('meta[name="portal-origins"]')?.getAttribute('content') ?? '';
  const portalOrigins = told.split(' ').filter((origin) => origin !== '');
  const framedBy = [
    location.ancestorOrigins?.[0],
    document.referrer === '' ? undefined : new URL(document.referrer).origin,
  ];
  const origin = portalOrigins.find((known) => framedBy.includes(known)) ?? portalOrigins[0];
  /** @param {object} message */
  const tell = (message) => {
    if (window.parent !== window && origin !== undefined)
      window.parent.postMessage(message, origin);
  };
  return {
    isFramed: window.parent !== window,
    /** @param {number} balance */
    roundSettled: (balance) => tell({ type: 'round.settled', balance }),
    gameClosed: () => tell({ type: 'game.closed' }),
  };
}
