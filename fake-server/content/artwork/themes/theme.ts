import type { LetteringStyle } from '../lettering.ts';
import type { Place } from '../scenery/places.ts';
import type { Emblem } from '../shapes.ts';

/** The categories of games. */
export type GameCategory =
  | 'RNG'
  | 'PVP'
  | 'LIVE'
  | 'FISH'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LOTT'
  | 'ELOTT'
  | 'INHOUSE';

/** A thing that can be a tile's hero, and the words of a title that call for it. */
export interface Motif {
  words: string;
  draw: Emblem;
}

/** What floats in the air of a scene. */
export type Air = 'embers' | 'bubbles' | 'petals' | 'confetti' | 'fireflies' | 'stars';

/** Everything from which tiles of one subject are made. */
export interface Theme {
  categories: readonly GameCategory[];
  /** Words of a title that call for the theme as a whole, in lower case without accents. */
  words: string;
  hues: readonly number[];
  lightness?: number;
  styles: readonly LetteringStyle[];
  places: readonly Place[];
  air: Air;
  coins?: true;
  heroes: readonly Motif[];
  helpers: readonly Emblem[];
  /** Beginnings and ends: every beginning goes with every end of its pair. */
  phrases: readonly Phrase[];
}

/** Beginnings and ends of titles. */
export interface Phrase {
  heads: readonly string[];
  tails: readonly string[];
}

const ADJECTIVES = [
  'Golden',
  'Mystic',
  'Royal',
  'Mega',
  'Wild',
  'Lucky',
  'Super',
  'Magic',
  'Grand',
  'Power',
  'Epic',
  'Eternal',
];
const ENDS = [
  'Fortune',
  'Gold',
  'Riches',
  'Rush',
  'Quest',
  'Treasures',
  'Spins',
  'Kingdom',
  'Jackpot',
  'Deluxe',
  'Nights',
  'Legends',
];
const BEGINNINGS = [
  'Tesouro',
  'Segredo',
  'Fortuna',
  'Reino',
  'Lenda',
  'Ouro',
  'Noite',
  'Coroa',
  'Mistério',
  'Festa',
  'Magia',
  'Poder',
];

/** Words that fit any subject and do not say what to draw. */
export const COMMON_WORDS = [...ADJECTIVES, ...ENDS, ...BEGINNINGS].join(' ');

/**
 * The titles of a slot theme: English subjects with what goes before and after them, and
 * Portuguese ones with their article ('do Faraó').
 */
export function slotPhrases(subjects: string, portuguese: string): Phrase[] {
  const nouns = subjects.split(',');
  return [
    { heads: ADJECTIVES, tails: nouns },
    { heads: nouns, tails: ENDS },
    { heads: BEGINNINGS, tails: portuguese.split(',') },
  ];
}

/** Titles put together from two comma-separated lists. */
export function phrase(heads: string, tails: string): Phrase {
  return { heads: heads.split(','), tails: tails.split(',') };
}
