import { parseSync } from 'vite';
import { isNode, nodesIn, type SyntaxNode } from '#tools/syntax-tree.ts';

/** The name by which a described module knows the functions that give a schema its words. */
const DESCRIBER = '__describer';

/**
 * The same module with the words of its doc comments given to its schemas while it runs: those of a
 * property to this use of its schema, and those of a constant to the schema itself.
 *
 * @param describer the module of `describeProperty` and `describeSchema`
 */
export function describedSource(code: string, describer: string): string {
  const { program, comments } = parseSync('module.ts', code);
  const wordsBefore = docCommentsOf(code, comments);
  const before = new Map<number, string>();
  const after = new Map<number, string>();
  const wrap = (node: SyntaxNode, name: string, words: string) => {
    // Outer nodes come first: they open earlier and close later.
    before.set(node.start, `${before.get(node.start) ?? ''}${DESCRIBER}.${name}(`);
    after.set(node.end, `, ${JSON.stringify(words)})${after.get(node.end) ?? ''}`);
  };
  for (const node of nodesIn(program)) {
    for (const property of propertiesOf(node)) {
      const words = wordsBefore(property.start);
      if (words === undefined) continue;
      if (property['shorthand'] === true) {
        before.set(property.start, `${code.slice(property.start, property.end)}: `);
      }
      wrap(property.value, 'describeProperty', words);
    }
    const words = wordsBefore(node.start);
    const value = constantOf(node);
    if (value && words !== undefined) wrap(value, 'describeSchema', words);
  }
  return [
    ...(after.size > 0 ? [`import * as ${DESCRIBER} from ${JSON.stringify(describer)};\n`] : []),
    ...Array.from({ length: code.length + 1 }, (_, at) => [
      after.get(at) ?? '',
      before.get(at) ?? '',
      code.charAt(at),
    ]).flat(),
  ].join('');
}

/** The properties of an object, without those that are spread into it. */
function propertiesOf(node: SyntaxNode) {
  if (node.type !== 'ObjectExpression') return [];
  return (node['properties'] as readonly SyntaxNode[]).filter(
    (property): property is SyntaxNode & { readonly value: SyntaxNode } =>
      property.type === 'Property' && isNode(property['value']),
  );
}

/** The value that a statement gives to its constant, if it calls something to make it. */
function constantOf(node: SyntaxNode): SyntaxNode | undefined {
  const declaration = node.type === 'ExportNamedDeclaration' ? node['declaration'] : node;
  if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') return undefined;
  const [first] = declaration['declarations'] as readonly SyntaxNode[];
  const value = first?.['init'];
  return isNode(value) && value.type === 'CallExpression' ? value : undefined;
}

interface Comment {
  readonly value: string;
  readonly end: number;
}

/** Finds the words of the doc comment that ends right before a place. */
function docCommentsOf(code: string, comments: readonly Comment[]) {
  const byEnd = new Map(
    comments.filter(({ value }) => value.startsWith('*')).map(({ end, value }) => [end, value]),
  );
  return (start: number): string | undefined => {
    const comment = byEnd.get(code.slice(0, start).trimEnd().length);
    return comment === undefined ? undefined : wordsOf(comment);
  };
}

/** The words of a comment: no stars, no line breaks, links by their names. */
function wordsOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+ ?/gmu, '')
    .replaceAll(/\{@link (?:import\([^)]*\)\.)?([^}]*)\}/gu, '`$1`')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
