import { element } from '../../games/browser/game.dom.js';

/** @import { MatchView } from '../sports.bets.ts' */

/**
 * Chooses the sport whose matches are in sight; nothing to choose from where there is one alone.
 *
 * @param {import('./sports.texts.js').Texts} texts
 * @param {readonly MatchView[]} matches
 * @param {string | null} first what the title names
 * @param {() => void} onChange
 */
export function createChooser(texts, matches, first, onChange) {
  const sports = Object.entries(texts.sports).filter(([code]) =>
    matches.some(({ sport }) => sport === code),
  );
  const select = element(
    'select',
    { class: 'sport', 'aria-label': texts.sport },
    element('option', { value: '' }, texts.allSports),
    ...sports.map(([code, name]) => element('option', { value: code }, name)),
  );
  select.value = sports.some(([code]) => code === first) ? String(first) : '';
  select.hidden = sports.length < 2;
  select.addEventListener('change', onChange);
  return {
    box: select,
    sport: () => select.value,
    /** Shows all sports, if another one than this is chosen. @param {string} sport */
    showAll: (sport) => {
      if (select.value !== sport) select.value = '';
    },
  };
}
