import type { FieldError } from '../errors.ts';
import { type FieldRule, HIDDEN_CHARACTERS_PATTERN_ID } from './field-rules.ts';
import { compilePattern } from './pattern-safety.ts';

/** The most characters that are named: more do not help. */
const MAX_NAMED = 3;
/** The most distinct characters that are tested, so that no text makes it slow. */
const MAX_TRIED = 12;

/**
 * The characters that make a text fail its pattern, in order of appearance: without them it
 * matches. Empty if no single character is at fault, such as when a capital letter is missing.
 */
export function wrongCharacters(text: string, rule: FieldRule): readonly string[] {
  const pattern = compilePattern(rule.acceptedPattern);
  if (pattern.kind !== 'expression') return [];
  const fits = (left: readonly string[]) => pattern.expression.test(left.join(''));
  const all = Array.from(text);
  if (fits(all)) return [];
  const without = (dropped: readonly string[]) => all.filter((each) => !dropped.includes(each));

  const distinct = [...new Set(all)];
  // Accented letters, spaces and symbols: what people type and most patterns refuse.
  const unusual = distinct.filter((each) => !/[A-Za-z0-9]/u.test(each)).slice(0, MAX_TRIED);
  const guilty = fits(without(unusual))
    ? unusual.filter((each) => !fits(without(unusual.filter((other) => other !== each))))
    : distinct.filter((each) => fits(without([each])));
  return guilty.slice(0, MAX_NAMED);
}

/** A field error with the refused characters, for text that is not secret. */
export function withWrongCharacters(error: FieldError, text: string, rule: FieldRule): FieldError {
  const isOfPattern = error.rule === 'pattern' && error.patternId !== HIDDEN_CHARACTERS_PATTERN_ID;
  const characters = isOfPattern ? wrongCharacters(text, rule) : [];
  return characters.length === 0 ? error : { ...error, characters };
}
