import {
  alternativeCost,
  type Cost,
  characterCost,
  emptyCost,
  lookAheadCost,
  repetitionCost,
  sequenceCost,
} from './pattern-cost.ts';

const GREATEST_COUNT = 1000;
const DEEPEST_NESTING = 20;

/** The pattern uses a part whose cost cannot be calculated. */
export class UnsupportedPattern extends Error {}

class CostReader {
  private at = 0;
  private depth = 0;
  private hasTopLevelAlternative = false;
  private readonly source: string;
  private readonly longest: number;
  private readonly budget: number;

  constructor(source: string, longest: number, budget: number) {
    this.source = source;
    this.longest = longest;
    this.budget = budget;
  }

  read(): Cost {
    const cost = this.alternatives();
    const anchored = this.source.startsWith('^') && !this.hasTopLevelAlternative;
    // Without an anchor the engine restarts at every position of the text.
    return anchored ? cost : { ...cost, steps: cost.steps * (this.longest + 1) };
  }

  private alternatives(): Cost {
    let cost = this.sequence();
    while (this.source[this.at] === '|') {
      if (this.depth === 0) this.hasTopLevelAlternative = true;
      this.at += 1;
      cost = alternativeCost(cost, this.sequence());
    }
    return cost;
  }

  private sequence(): Cost {
    let cost = emptyCost(this.longest);
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at] ?? '')) {
      cost = sequenceCost(cost, this.quantified(this.atom()));
      if (cost.steps > this.budget) return { ...cost, steps: Infinity };
    }
    return cost;
  }

  private atom(): Cost {
    const rest = this.source.slice(this.at);
    if (rest.startsWith('(')) return this.group(rest);
    if (rest.startsWith('['))
      return this.take(/^\[(?:\\.|[^\]\\])*\]/su, characterCost(this.longest));
    if (/^(?:[$^]|\\[bB])/u.test(rest)) {
      return this.take(/^(?:[$^]|\\[bB])/u, emptyCost(this.longest));
    }
    if (/^\\[1-9k]/u.test(rest)) throw new UnsupportedPattern('a back reference');
    return this.take(
      /^(?:\\u\{[^}]*\}|\\u[Dd][89ABab]..\\u[Dd][C-Fc-f]..|\\u.{4}|\\x..|\\c.|\\[pP]\{[^}]*\}|\\.|.)/su,
      characterCost(this.longest),
    );
  }

  private group(rest: string): Cost {
    const opening = /^\((?:\?(?:[:=!]|<(?![=!])[^>]*>))?(?!\?)/u.exec(rest)?.[0];
    if (opening === undefined) throw new UnsupportedPattern('a look-behind or a modifier');
    this.depth += 1;
    if (this.depth > DEEPEST_NESTING) throw new UnsupportedPattern('nested too deeply');
    this.at += opening.length;
    const body = this.alternatives();
    this.at += 1;
    this.depth -= 1;
    return opening === '(?=' || opening === '(?!' ? lookAheadCost(body) : body;
  }

  private quantified(body: Cost): Cost {
    const found = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/u.exec(this.source.slice(this.at));
    if (!found) return body;
    this.at += found[0].length;
    const [minimum, maximum] = boundsOf(found);
    if (minimum > GREATEST_COUNT || (maximum > GREATEST_COUNT && maximum !== Infinity)) {
      throw new UnsupportedPattern('a great count');
    }
    return repetitionCost(body, minimum, maximum, this.budget);
  }

  private take(shape: RegExp, cost: Cost): Cost {
    const text = shape.exec(this.source.slice(this.at))?.[0];
    if (text === undefined) throw new UnsupportedPattern('an unknown part');
    this.at += text.length;
    return cost;
  }
}

function boundsOf(quantifier: RegExpExecArray): [minimum: number, maximum: number] {
  const [text, min, comma, max] = quantifier;
  if (text.startsWith('*')) return [0, Infinity];
  if (text.startsWith('+')) return [1, Infinity];
  if (text.startsWith('?')) return [0, 1];
  const minimum = Number(min);
  if (comma === undefined) return [minimum, minimum];
  return [minimum, max === undefined || max === '' ? Infinity : Number(max)];
}

/**
 * Engine steps of a pattern at worst, on text of at most `longest` code points. The source must be
 * valid under `u`. Above `budget` the result is some figure above it (or not a number). Throws
 * UnsupportedPattern on back references, look-behinds, modifiers, large counts and deep nesting.
 */
export function worstSteps(source: string, longest: number, budget: number): number {
  return new CostReader(source, longest, budget).read().steps;
}
