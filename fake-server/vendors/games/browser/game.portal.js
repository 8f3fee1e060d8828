/**
 * Messages to the page that frames the game:
 * `{ type: 'round.settled', balance }` after each round, balance in minor units,
 * `{ type: 'session.ended' }` when the session of the game is over,
 * `{ type: 'funds.short' }` when the player wanted to stake more than there is,
 * `{ type: 'limit.reached' }` when the operator has a limit of the player that stops the stake,
 * `{ type: 'play.stopped' }` when the player's account may not stake now,
 * `{ type: 'game.paused' }` when the game has paused, and
 * `{ type: 'game.closed' }` when the player leaves the game by its own button.
 * They go to the portal's origin alone, never to `*`. From there comes `{ type: 'game.close' }`, to a
 * game in a tab of its own, which then closes it, `{ type: 'balance.changed' }` when money came from
 * elsewhere, and `{ type: 'game.pause' }`, which starts no more rounds until `{ type: 'game.resume' }`.
 */
export function connectPortal() {
  const portalOrigins = knownOrigins();
  // In its own tab the game closes when the portal says so.
  if (window.parent === window) hear('game.close', () => window.close());
  return {
    isFramed: window.parent !== window,
    /** A page of the portal to lead back to; undefined for any other. @param {string} address */
    pageOf: (address) => {
      const page = URL.parse(address);
      return page && portalOrigins.includes(page.origin) ? page.href : undefined;
    },
    /** @param {number} balance */
    roundSettled: (balance) => tell({ type: 'round.settled', balance }),
    gameClosed: () => tell({ type: 'game.closed' }),
  };
}

/** The game's session is over: the portal checks its own. */
export function tellSessionEnded() {
  tell({ type: 'session.ended' });
}

/** The stake exceeded the balance: the portal offers a deposit. */
export function tellFundsShort() {
  tell({ type: 'funds.short' });
}

/** A limit of the player stopped the stake: the portal leads to their limits. */
export function tellLimitReached() {
  tell({ type: 'limit.reached' });
}

/** The account may not stake now: the portal says why. */
export function tellPlayStopped() {
  tell({ type: 'play.stopped' });
}

/** No round runs any more, and none starts: the portal can ask the player something. */
export function tellPaused() {
  tell({ type: 'game.paused' });
}

/** Hears of money that came from elsewhere. @param {() => void} listener */
export function whenBalanceChanged(listener) {
  hear('balance.changed', listener);
}

/** Hears the portal pause the game, and let it go on. @param {(isPaused: boolean) => void} listener */
export function whenPaused(listener) {
  hear('game.pause', () => listener(true));
  hear('game.resume', () => listener(false));
}

/** Hears a message of the portal. @param {string} type @param {() => void} listener */
function hear(type, listener) {
  window.addEventListener(
    'message',
    (/** @type {MessageEvent<{ type?: string } | null>} */ told) => {
      if (told.data?.type === type && knownOrigins().includes(told.origin)) listener();
    },
  );
}

/** @param {object} message */
function tell(message) {
  const portalOrigins = knownOrigins();
  const framedBy = [
    location.ancestorOrigins?.[0],
    document.referrer === '' ? undefined : new URL(document.referrer).origin,
  ];
  const origin = portalOrigins.find((known) => framedBy.includes(known)) ?? portalOrigins[0];
  if (window.parent !== window && origin !== undefined) window.parent.postMessage(message, origin);
}

/** Origins at which the portal is. */
function knownOrigins() {
  const told = document.querySelector('meta[name="portal-origins"]')?.getAttribute('content') ?? '';
  return told.split(' ').filter((origin) => origin !== '');
}
