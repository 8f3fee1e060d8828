import type { Page } from 'playwright-core';

interface Line {
  readonly words: string;
  /** How many steps it is part of. */
  readonly depth: number;
}

/** What the test that runs has done so far: tests of one worker run one after the other. */
let trail: Line[] = [];
let depth = 0;

/** Forgets what an earlier test did. */
export function beginTrail(): void {
  trail = [];
  depth = 0;
}

/** The steps so far in words, a line each. The last one failed, or what followed it. */
export function trailInWords(): string {
  return trail.map((line) => `  ${'  '.repeat(line.depth)}${line.words}`).join('\n');
}

/**
 * A step with a name, which a failure shows. Its parts are shown only while it is running.
 *
 * @param words what it does, such as 'sign in', or a function of its arguments
 */
export function step<Given extends readonly unknown[], Result>(
  words: string | ((...given: NoInfer<Given>) => string),
  act: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  return async (...given) => {
    const line = { words: typeof words === 'string' ? words : words(...given), depth };
    trail.push(line);
    depth += 1;
    try {
      const result = await act(...given);
      const place = trail.lastIndexOf(line);
      if (place !== -1) trail.length = place + 1;
      return result;
    } finally {
      depth -= 1;
    }
  };
}

type Methods = Record<string, (this: unknown, ...given: unknown[]) => Promise<unknown>>;

/** What a person does to an element, or waits for. */
const actsOnElement = [
  'check',
  'click',
  'dblclick',
  'fill',
  'focus',
  'hover',
  'press',
  'pressSequentially',
  'selectOption',
  'setInputFiles',
  'tap',
  'uncheck',
  'waitFor',
] as const;
const actsOnPage = ['goto', 'reload', 'goBack', 'goForward'] as const;

const known = new WeakSet();

/**
 * Records what is done to every page of this process from now on.
 *
 * @param page any page: Playwright gives its classes away by an example only
 */
export function noteActs(page: Page): void {
  noteCallsOf(
    page.locator(':root'),
    actsOnElement,
    (name, element) => `${name} ${String(element)}`,
  );
  noteCallsOf(page, actsOnPage, (name, _, [first]) =>
    typeof first === 'string' ? `${name} ${first}` : name,
  );
  noteCallsOf(page.keyboard, ['press'], (name, _, [key]) => `${name} ${String(key)}`);
}

function noteCallsOf(
  example: object,
  names: readonly string[],
  inWords: (name: string, of: unknown, given: readonly unknown[]) => string,
): void {
  const methods = Object.getPrototypeOf(example) as Methods;
  if (known.has(methods)) return;
  known.add(methods);
  for (const name of names) {
    const act = methods[name];
    if (act === undefined) throw new Error(`Playwright has no ${name} there.`);
    methods[name] = async function noteAndAct(...given) {
      trail.push({ words: inWords(name, this, given), depth });
      return await act.apply(this, given);
    };
  }
}
