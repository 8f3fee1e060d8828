/**
 * How much a regular expression can cost at worst, on text of a known length.
 *
 * A backtracking engine tries every way in which a part can match. So for each part this counts the
 * ways to match exactly 0, 1, 2 … code points, as if every character fitted every class: an upper
 * bound. Ways multiply along a sequence (a convolution), add up over alternatives, and a repetition
 * is the geometric series of its body. The steps of the engine are the ways to reach each part
 * times the part's own cost.
 */

/** Ways to match exactly `index` code points. */
type Ways = readonly number[];

/** The matching cost of one part of a pattern. */
export interface Cost {
  readonly ways: Ways;
  /** Engine steps for one visit, with every way tried. */
  readonly steps: number;
}

const sum = (ways: Ways): number => ways.reduce((total, count) => total + count, 0);

function convolve(first: Ways, second: Ways): Ways {
  const ways = Array.from(first, () => 0);
  for (const [length, count] of first.entries()) {
    if (count === 0) continue;
    for (let more = 0; length + more < ways.length; more += 1) {
      ways[length + more] = (ways[length + more] ?? 0) + count * (second[more] ?? 0);
    }
  }
  return ways;
}

/** Matches a position, not a character. `longest` is in code points. */
export function emptyCost(longest: number, steps = 1): Cost {
  return {
    ways: Array.from({ length: longest + 1 }, (_, length) => (length === 0 ? 1 : 0)),
    steps,
  };
}

/** Matches one character. */
export function characterCost(longest: number): Cost {
  return {
    ways: Array.from({ length: longest + 1 }, (_, length) => (length === 1 ? 1 : 0)),
    steps: 1,
  };
}

/** One part after the other. */
export function sequenceCost(first: Cost, second: Cost): Cost {
  return {
    ways: convolve(first.ways, second.ways),
    steps: first.steps + sum(first.ways) * second.steps,
  };
}

/** Either part. */
export function alternativeCost(first: Cost, second: Cost): Cost {
  return {
    ways: first.ways.map((count, length) => count + (second.ways[length] ?? 0)),
    steps: first.steps + second.steps + 1,
  };
}

/** A look-ahead: once it has answered, the engine does not backtrack into it. */
export function lookAheadCost(body: Cost): Cost {
  return emptyCost(body.ways.length - 1, body.steps + 1);
}

/**
 * The geometric series of a body: any number of repetitions, each of which must match something.
 */
function repeatedWays(body: Ways): Ways {
  const ways: number[] = [];
  for (let length = 0; length < body.length; length += 1) {
    let count = length === 0 ? 1 : 0;
    for (let last = 1; last <= length; last += 1) {
      count += (body[last] ?? 0) * (ways[length - last] ?? 0);
    }
    ways.push(count);
  }
  return ways;
}

/**
 * A repeated part. Beyond its minimum, a round that matches nothing ends the repetition (by the
 * language's definition), so those rounds count without their empty ways. `budget` ends the
 * calculation early: the result is then some figure above it.
 */
export function repetitionCost(body: Cost, minimum: number, maximum: number, budget: number): Cost {
  let rounds = emptyCost(body.ways.length - 1);
  for (let round = 0; round < minimum && rounds.steps <= budget; round += 1) {
    rounds = sequenceCost(rounds, body);
  }
  const another: Cost = { ways: body.ways.with(0, 0), steps: body.steps + 1 };
  if (maximum === Infinity) {
    const ways = repeatedWays(another.ways);
    return sequenceCost(rounds, { ways, steps: sum(ways) * another.steps });
  }
  let optional = emptyCost(body.ways.length - 1);
  let reached = optional.ways;
  for (let round = minimum; round < maximum && optional.steps <= budget; round += 1) {
    const steps = optional.steps + sum(reached) * another.steps;
    reached = convolve(reached, another.ways);
    const before = optional.ways;
    optional = { ways: before.map((count, length) => count + (reached[length] ?? 0)), steps };
  }
  return sequenceCost(rounds, optional);
}
