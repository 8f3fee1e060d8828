import { element } from '../../games/browser/game.dom.js';

/** The picture of a symbol; its name is said elsewhere. @param {string} name */
export function symbolPicture(name) {
  return element('img', { src: `/slot/symbols/${name}.svg`, alt: '', draggable: 'false' });
}

/** So that no reel turns with holes in it. A picture that fails leaves its place empty. */
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
