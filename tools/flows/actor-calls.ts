import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { projectRoot } from '#tools/project.ts';
import { isNode, nodesIn, type SyntaxNode } from '#tools/syntax-tree.ts';

/** The calls of the contract that each actor of a machine makes, by the actor's source. */
export type ActorCalls = Readonly<Record<string, readonly string[]>>;

/**
 * Reads from the web app which calls the actors of each machine make: those in the argument of
 * `provide`, and in the functions of the same file that it uses.
 *
 * @returns by the machine's id
 */
export function readActorCalls(): ReadonlyMap<string, ActorCalls> {
  const calls = new Map<string, Record<string, readonly string[]>>();
  for (const file of globSync('web/**/*.{ts,tsx}', { cwd: projectRoot })) {
    const code = readFileSync(join(projectRoot, file), 'utf8');
    if (!code.includes('Machine.provide(')) continue;
    const tree = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    const nodes = nodesIn(tree);
    const functions = functionsIn(nodes);
    for (const { machine, source, logic } of actorsIn(nodes)) {
      const known = calls.get(machine) ?? {};
      const reached = [...new Set(callsIn(logic, functions, new Set()))].toSorted();
      calls.set(machine, { ...known, [source]: [...(known[source] ?? []), ...reached] });
    }
  }
  return calls;
}

const nameOf = (value: unknown) =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined;

function functionsIn(nodes: readonly SyntaxNode[]): ReadonlyMap<string, SyntaxNode> {
  return new Map(
    nodes.flatMap((node): [string, SyntaxNode][] => {
      const name = nameOf(node['id']);
      const body = node.type === 'VariableDeclarator' ? node['init'] : node;
      const isNamed = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator';
      return isNamed && name !== undefined && isNode(body) ? [[name, body]] : [];
    }),
  );
}

interface ProvidedActor {
  readonly machine: string;
  readonly source: string;
  readonly logic: unknown;
}

/** `loginMachine.provide({ actors: { signIn: … } })` */
function actorsIn(nodes: readonly SyntaxNode[]): readonly ProvidedActor[] {
  return nodes.flatMap((node) => {
    const { callee, arguments: given } = node as { callee?: unknown; arguments?: unknown };
    if (node.type !== 'CallExpression' || !isNode(callee)) return [];
    const name = nameOf(callee['object']);
    if (nameOf(callee['property']) !== 'provide' || !name?.endsWith('Machine')) return [];
    const [options] = given as readonly unknown[];
    const actors = propertiesOf(options).find(({ key }) => key === 'actors');
    return propertiesOf(actors?.value).map(({ key, value }) => ({
      machine: name.slice(0, -'Machine'.length),
      source: key,
      logic: value,
    }));
  });
}

function propertiesOf(
  object: unknown,
): readonly { readonly key: string; readonly value: unknown }[] {
  if (!isNode(object) || object.type !== 'ObjectExpression') return [];
  return (object['properties'] as readonly SyntaxNode[]).flatMap((property) => {
    const key = nameOf(property['key']);
    return key === undefined ? [] : [{ key, value: property['value'] }];
  });
}

/** `api.withdrawals.list`, `queries.withdrawals.list` and `call: 'withdrawals.list'`. */
function callsIn(
  part: unknown,
  functions: ReadonlyMap<string, SyntaxNode>,
  followed: Set<string>,
): readonly string[] {
  if (Array.isArray(part)) return part.flatMap((each) => callsIn(each, functions, followed));
  if (!isNode(part)) return [];
  const inside = (value: unknown) => callsIn(value, functions, followed);
  if (part.type === 'MemberExpression') {
    const { object, property } = part as { object?: unknown; property?: unknown };
    const owner = isNode(object) && object.type === 'MemberExpression' ? object : undefined;
    const from = owner && (nameOf(owner['object']) ?? lastName(owner['object']));
    // A call chosen at run time, such as `api.promotions[action]`, is unknown here.
    if ((from === 'api' || from === 'queries') && part['computed'] !== true) {
      return [`${nameOf(owner?.['property'])}.${nameOf(property)}`];
    }
    return inside(object);
  }
  if (part.type === 'Property') {
    const { key, value } = part as { key?: unknown; value?: unknown };
    const text = isNode(value) && value.type === 'Literal' ? value['value'] : undefined;
    return nameOf(key) === 'call' && typeof text === 'string' ? [text] : inside(value);
  }
  const name = nameOf(part);
  const body = name === undefined ? undefined : functions.get(name);
  if (name !== undefined && body !== undefined && !followed.has(name)) {
    followed.add(name);
    return inside(body);
  }
  return Object.values(part).flatMap(inside);
}

/** `services.api` ends with `api`. */
function lastName(value: unknown): string | undefined {
  return isNode(value) && value.type === 'MemberExpression' ? nameOf(value['property']) : undefined;
}
