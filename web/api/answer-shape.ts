/**
 * The parts of a read's answer that pages access: `[]` for a list, `{a,b[]}` for an object with an
 * object `a` and a list `b`, `?` before it if it may be null; empty for anything.
 */
export type AnswerShape = string;

/**
 * Whether a value has the parts that pages access. The contract's schemas are too large for the
 * browser; this small check keeps an unexpected answer of a back end or a proxy from breaking a
 * page.
 */
export function hasShape(value: unknown, shape: AnswerShape): boolean {
  if (shape === '') return true;
  if (shape.startsWith('?')) return value === null || hasShape(value, shape.slice(1));
  if (shape === '[]') return Array.isArray(value);
  if (!isObject(value)) return false;
  return shape
    .slice(1, -1)
    .split(',')
    .filter((key) => key !== '')
    .every((key) =>
      key.endsWith('[]') ? Array.isArray(value[key.slice(0, -2)]) : isObject(value[key]),
    );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
