/** A node of a program, from the bundler's parser. */
interface ProgramNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A property of an object literal: `name: …`. */
export interface PropertyNode extends ProgramNode {
  readonly name: string;
  readonly value: ProgramNode;
}

/** The code without the given properties, at any depth. */
export function withoutProperties(
  code: string,
  program: unknown,
  isLeftOut: (property: PropertyNode) => boolean,
): string {
  return withoutParts(code, propertiesIn(program as ProgramNode).filter(isLeftOut));
}

/** The code without these parts and their commas. */
function withoutParts(code: string, parts: readonly ProgramNode[]): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const after = /^\s*,/u.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + after);
    }, code);
}

function propertiesIn(node: ProgramNode): PropertyNode[] {
  const { key, value } = node;
  const found =
    node.type === 'Property' && isNode(key) && isNode(value)
      ? [{ ...node, name: String(key['name']), value }]
      : [];
  const children = Object.values(node).flatMap((part) =>
    Array.isArray(part) ? (part as unknown[]) : [part],
  );
  return [...found, ...children.filter(isNode).flatMap(propertiesIn)];
}

function isNode(value: unknown): value is ProgramNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The code without unused imports. */
export function withoutUnusedImports(code: string, program: unknown): string {
  const { body } = program as { readonly body: readonly ProgramNode[] };
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const used = new Set(withoutParts(code, imports).match(/[\w$]+/gu));
  return withoutParts(
    code,
    imports.filter((one) => {
      const names = importedNames(one);
      return names.length > 0 && !names.some((name) => used.has(name));
    }),
  );
}

/** The local names of an import. */
function importedNames({ specifiers }: ProgramNode): string[] {
  return (specifiers as readonly { readonly local: { readonly name: string } }[]).map(
    ({ local }) => local.name,
  );
}
