import { element } from '../../games/browser/game.dom.js';

/** What the pictures are asked for that follow the game. */
let look = '';

/** Dresses the reels for a game. @param {{ gameId: string, title: string }} session */
export function dressSymbols({ gameId, title }) {
  look = `?${new URLSearchParams({ game: gameId, title })}`;
}

/** The picture of a symbol; its name is said elsewhere. @param {string} name */
export function symbolPicture(name) {
  // The wild one shows the title's subject; all others are the same in every game.
  const src = `/slot/symbols/${name}.svg${name === 'wild' ? look : ''}`;
  return element('img', { src, alt: '', draggable: 'false' });
}

/** So that no reel turns with holes. A failed picture leaves its place empty. */
export async function loadSymbols() {
  const names = [
    'seven',
    'bell',
    'cherry',
    'diamond',
    'crown',
    'star',
    'clover',
    'wild',
    'scatter',
  ];
  await Promise.allSettled(names.map((name) => symbolPicture(name).decode()));
}
