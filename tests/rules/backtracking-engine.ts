import * as fc from 'fast-check';

/** A pattern as a tree, over a small grammar. */
export type PatternTree =
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'place'; readonly source: string }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternTree[] }
  | { readonly kind: 'choice'; readonly one: PatternTree; readonly other: PatternTree }
  | {
      readonly kind: 'repetition';
      readonly body: PatternTree;
      readonly minimum: number;
      readonly maximum: number;
      readonly lazy: boolean;
    }
  | { readonly kind: 'lookAhead'; readonly body: PatternTree; readonly negative: boolean };

/** The source of the tree's regular expression. */
export function sourceOf(tree: PatternTree): string {
  switch (tree.kind) {
    case 'character':
    case 'place':
      return tree.source;
    case 'sequence':
      return tree.parts.map(sourceOf).join('');
    case 'choice':
      return `(?:${sourceOf(tree.one)}|${sourceOf(tree.other)})`;
    case 'lookAhead':
      return `(?${tree.negative ? '!' : '='}${sourceOf(tree.body)})`;
    case 'repetition':
    default: {
      const { body, minimum, maximum, lazy } = tree;
      const max = maximum === Infinity ? '' : String(maximum);
      return `(?:${sourceOf(body)}){${minimum},${max}}${lazy ? '?' : ''}`;
    }
  }
}

/** Trees of every shape, most of them hostile. */
export const { tree: patternTrees } = fc.letrec<{ tree: PatternTree; atom: PatternTree }>(
  (tie) => ({
    tree: fc
      .array(tie('atom'), { minLength: 1, maxLength: 3 })
      .map((parts): PatternTree => ({ kind: 'sequence', parts })),
    atom: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc
        .constantFrom('a', 'b', '.', '[ab]', '\\w')
        .map((source): PatternTree => ({ kind: 'character', source })),
      fc.constantFrom('^', '$').map((source): PatternTree => ({ kind: 'place', source })),
      fc
        .record({
          body: tie('tree'),
          minimum: fc.nat({ max: 3 }),
          more: fc.constantFrom(0, 1, 2, 5, Infinity),
          lazy: fc.boolean(),
        })
        .map(
          ({ body, minimum, more, lazy }): PatternTree => ({
            kind: 'repetition',
            body,
            minimum,
            maximum: minimum + more,
            lazy,
          }),
        ),
      fc
        .tuple(tie('tree'), tie('tree'))
        .map(([one, other]): PatternTree => ({ kind: 'choice', one, other })),
      fc
        .tuple(tie('tree'), fc.boolean())
        .map(([body, negative]): PatternTree => ({ kind: 'lookAhead', body, negative })),
    ),
  }),
);

/** Where this engine stops counting. */
const MAX_STEPS = 50_000;

class TooManySteps extends Error {}

/** A backtracking engine as the language describes it, which counts its steps. */
class Engine {
  steps = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  match(tree: PatternTree, at: number, next: (at: number) => boolean): boolean {
    this.step();
    switch (tree.kind) {
      case 'character':
        return this.isMatched(tree.source, at) && next(at + 1);
      case 'place':
        return at === (tree.source === '^' ? 0 : this.text.length) && next(at);
      case 'sequence':
        return this.sequence(tree.parts, 0, at, next);
      case 'choice':
        return this.match(tree.one, at, next) || this.match(tree.other, at, next);
      case 'lookAhead':
        return this.match(tree.body, at, () => true) !== tree.negative && next(at);
      case 'repetition':
      default:
        return this.repetition(tree, 0, at, next);
    }
  }

  private step(): void {
    this.steps += 1;
    if (this.steps > MAX_STEPS) throw new TooManySteps();
  }

  private isMatched(source: string, at: number): boolean {
    const character = this.text[at];
    return character !== undefined && (source.length > 1 || source === '.' || source === character);
  }

  private sequence(
    parts: readonly PatternTree[],
    index: number,
    at: number,
    next: (at: number) => boolean,
  ): boolean {
    const part = parts[index];
    return part === undefined
      ? next(at)
      : this.match(part, at, (after) => this.sequence(parts, index + 1, after, next));
  }

  private repetition(
    tree: PatternTree & { readonly kind: 'repetition' },
    round: number,
    at: number,
    next: (at: number) => boolean,
  ): boolean {
    const { body, minimum, maximum, lazy } = tree;
    const more = () =>
      round < maximum &&
      this.match(body, at, (after) =>
        round >= minimum && after === at ? false : this.repetition(tree, round + 1, after, next),
      );
    if (round < minimum) return more();
    return lazy ? next(at) || more() : more() || next(at);
  }
}

/**
 * The steps of trying every way in which the pattern matches at the beginning of a text; or as
 * many as the engine counts, when there are more.
 */
export function stepsToExhaust(tree: PatternTree, text: string): number {
  const engine = new Engine(text);
  try {
    engine.match(tree, 0, () => false);
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
  }
  return engine.steps;
}
