import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Leaves the states' descriptions out of the build: product owners read them in the inspector and
 * in the docs, players never do, and they are a tenth of what the machines weigh.
 */
export function leaveOutDescriptions(): Plugin {
  return {
    name: 'portal:leave-out-descriptions',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/machines\/.*\.ts$/u.test(id) || process.env['VITE_INSPECTOR'] === '1') return null;
      const places = descriptionsIn(this.parse(code) as unknown as Node);
      return places
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => {
          const after = /^\s*,/u.exec(text.slice(end))?.[0].length ?? 0;
          return text.slice(0, start) + text.slice(end + after);
        }, code);
    },
  };
}

/** Every `description: '…'` of an object, however deep. */
function descriptionsIn(node: Node): Node[] {
  const found: Node[] = isDescription(node) ? [node] : [];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) found.push(...descriptionsIn(child));
    }
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isDescription({ type, key, value }: Node): boolean {
  return (
    type === 'Property' &&
    isNode(key) &&
    key['name'] === 'description' &&
    isNode(value) &&
    value.type === 'Literal'
  );
}
