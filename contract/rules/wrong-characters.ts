import type { FieldError } from '../errors.ts';
import { type FieldRule, HIDDEN_CHARACTERS_PATTERN_ID } from './field-rules.ts';
import { compilePattern } from './pattern-safety.ts';

/** So many are named at most: more are no help. */
const MAX_NAMED = 3;
/** So many different ones are looked at, so that no text makes it slow. */
const MAX_TRIED = 12;

/**
 * The characters for which a text does not fit its pattern, in the order in which they stand there:
 * those without which it fits. None where it is no single character's fault, as of a capital letter
 * that is missing.
 */
export function wrongCharacters(text: string, rule: FieldRule): readonly string[] {
  const pattern = compilePattern(rule.acceptedPattern);
  if (pattern.kind !== 'expression') return [];
  const fits = (left: readonly string[]) => pattern.expression.test(left.join(''));
  const all = Array.from(text);
  if (fits(all)) return [];
  const without = (dropped: readonly string[]) => all.filter((each) => !dropped.includes(each));

  const distinct = [...new Set(all)];
  // Letters with accents, spaces and signs: what people type and most patterns do not take.
  const unusual = distinct.filter((each) => !/[A-Za-z0-9]/u.test(each)).slice(0, MAX_TRIED);
  const guilty = fits(without(unusual))
    ? unusual.filter((each) => !fits(without(unusual.filter((other) => other !== each))))
    : distinct.filter((each) => fits(without([each])));
  return guilty.slice(0, MAX_NAMED);
}

/** A mistake in a text that is no secret, with the characters that are not accepted. */
export function withWrongCharacters(error: FieldError, text: string, rule: FieldRule): FieldError {
  const isOfPattern = error.rule === 'pattern' && error.patternId !== HIDDEN_CHARACTERS_PATTERN_ID;
  const characters = isOfPattern ? wrongCharacters(text, rule) : [];
  return characters.length === 0 ? error : { ...error, characters };
}
