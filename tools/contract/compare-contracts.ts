import {
  compareSchemas,
  type Difference,
  type Direction,
  isJson,
  type Json,
  nameIn,
} from '#tools/contract/compare-schemas.ts';

/** A document, as far as versions are compared. */
export interface ComparedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** One change between two versions of the contract. */
export interface ContractChange {
  /** Whether a client or a server of before fails by it. */
  readonly isBreaking: boolean;
  /** Who fails by it; where nobody does, who has something to do. */
  readonly side: 'clients' | 'servers';
  /** The call, or the place in a schema. */
  readonly where: string;
  readonly what: string;
  /** The calls that are concerned. */
  readonly calls: readonly string[];
}

/** Every change from one version of the contract to another, breaking ones first. */
export function compareContracts(
  before: ComparedDocument,
  after: ComparedDocument,
): ContractChange[] {
  const changes = [...compareCalls(before, after), ...compareComponents(before, after)];
  return changes.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking));
}

interface Call {
  readonly address: string;
  readonly operation: Json;
}

function callsOf({ paths }: ComparedDocument): ReadonlyMap<string, Call> {
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        String(operation['operationId']),
        { address: `${method.toUpperCase()} ${path}`, operation },
      ]),
    ),
  );
}

function compareCalls(before: ComparedDocument, after: ComparedDocument): ContractChange[] {
  const [was, is] = [callsOf(before), callsOf(after)];
  const names = new Map([...was].map(([name, { address }]) => [address, name]));
  /** The name of before of a call that kept its address alone. */
  const oldNames = new Map(
    [...is].flatMap(([name, { address }]) => {
      const old = names.get(address);
      return old === undefined || was.has(name) || is.has(old) ? [] : [[name, old] as const];
    }),
  );
  const renamed = new Set(oldNames.values());
  const all = [...new Set([...was.keys(), ...is.keys()])].filter((name) => !renamed.has(name));
  return all.flatMap((name) => {
    const [old, current] = [was.get(oldNames.get(name) ?? name), is.get(name)];
    const change = (side: ContractChange['side'], isBreaking: boolean, what: string) => ({
      isBreaking,
      side,
      where: name,
      what,
      calls: [name],
    });
    if (old === undefined) {
      return [change('servers', false, `is a new call: ${current?.address}`)];
    }
    if (current === undefined) return [change('clients', true, `is gone: ${old.address}`)];
    const moved =
      old.address === current.address
        ? []
        : [change('clients', true, `is now at ${current.address}`)];
    const called = oldNames.has(name)
      ? [change('clients', false, `is the new name of \`${oldNames.get(name)}\``)]
      : [];
    return [
      ...moved,
      ...called,
      ...compareRules(old.operation, current.operation, change),
      ...comparePartsOf(name, old.operation, current.operation, before, after),
    ];
  });
}

type MakeChange = (
  side: ContractChange['side'],
  isBreaking: boolean,
  what: string,
) => ContractChange;

/** Who may call from whom it is least to whom it is most. */
const demands = ['none', 'member', 'trueMember', 'agent'];

function compareRules(before: Json, after: Json, change: MakeChange): ContractChange[] {
  const [wasFor, isFor] = [String(before['x-auth']), String(after['x-auth'])];
  const auth =
    wasFor === isFor
      ? []
      : [
          change(
            demands.indexOf(isFor) > demands.indexOf(wasFor) ? 'clients' : 'servers',
            true,
            `may be called by \`${isFor}\`, before by \`${wasFor}\``,
          ),
        ];
  const once =
    before['x-once'] === after['x-once']
      ? []
      : after['x-once'] === true
        ? [change('clients', true, 'counts once now: it needs an idempotency key')]
        : [change('servers', false, 'needs no idempotency key any more')];
  const [wasCodes, isCodes] = [codesOf(before), codesOf(after)];
  const come = isCodes.filter((code) => !wasCodes.includes(code));
  const gone = wasCodes.filter((code) => !isCodes.includes(code));
  return [
    ...auth,
    ...once,
    // A client knows what to do with a code that it does not know.
    ...(come.length > 0 ? [change('clients', false, `may refuse with ${come.join(', ')}`)] : []),
    ...(gone.length > 0
      ? [change('servers', false, `no longer refuses with ${gone.join(', ')}`)]
      : []),
  ];
}

const codesOf = ({ 'x-codes': codes }: Json): string[] =>
  Array.isArray(codes) ? codes.map((code) => `\`${String(code)}\``) : [];

/** The parts of a call as one schema in each direction. */
function partsOf(operation: Json): Readonly<Record<Direction, Json>> {
  const { parameters, requestBody, responses } = operation;
  const given = Array.isArray(parameters) ? (parameters as Json[]) : [];
  const success = isJson(responses) && isJson(responses['200']) ? responses['200'] : {};
  return {
    request: {
      properties: {
        ...Object.fromEntries(given.map((each) => [parameterName(each), each['schema']])),
        ...contentsOf(requestBody, 'body'),
      },
      required: [
        ...given.filter((each) => each['required'] === true).map(parameterName),
        ...Object.keys(contentsOf(requestBody, 'body')),
      ],
    },
    answer: {
      properties: contentsOf(success, 'answer'),
      required: Object.keys(contentsOf(success, 'answer')),
    },
  };
}

const parameterName = (parameter: Json) => String(parameter['name']);

/** The schemas of a body by its media types. */
function contentsOf(part: unknown, name: string): Json {
  const content = isJson(part) && isJson(part['content']) ? part['content'] : {};
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type === 'application/json' ? name : `${name} (${type})`,
      isJson(media) ? media['schema'] : {},
    ]),
  );
}

function comparePartsOf(
  name: string,
  before: Json,
  after: Json,
  old: ComparedDocument,
  current: ComparedDocument,
): ContractChange[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  return (['request', 'answer'] as const).flatMap((direction) =>
    compareSchemas(was[direction], is[direction], {
      before: old.components.schemas,
      after: current.components.schemas,
      direction,
    }).map((difference) => changeOf(name, difference, direction, [name])),
  );
}

/** Schemas that both versions know by a name, in each direction in which they travel. */
function compareComponents(before: ComparedDocument, after: ComparedDocument): ContractChange[] {
  const uses = usesOf(after);
  const old = before.components.schemas;
  const current = after.components.schemas;
  return Object.keys(current).flatMap((name) => {
    if (!(name in old)) return [];
    return (['request', 'answer'] as const).flatMap((direction) => {
      const calls = uses[direction].get(name) ?? [];
      if (calls.length === 0) return [];
      return compareSchemas(old[name], current[name], {
        before: old,
        after: current,
        direction,
      }).map((difference) => changeOf(name, difference, direction, calls));
    });
  });
}

/** Which calls send and answer each named schema, also inside of another. */
function usesOf(document: ComparedDocument) {
  const { schemas } = document.components;
  const uses = { request: new Map<string, string[]>(), answer: new Map<string, string[]>() };
  for (const [call, { operation }] of callsOf(document)) {
    const parts = partsOf(operation);
    for (const direction of ['request', 'answer'] as const) {
      for (const name of namesIn(parts[direction], schemas, new Set())) {
        uses[direction].set(name, [...(uses[direction].get(name) ?? []), call]);
      }
    }
  }
  return uses;
}

function namesIn(
  node: unknown,
  schemas: Readonly<Record<string, unknown>>,
  found: Set<string>,
): ReadonlySet<string> {
  if (Array.isArray(node)) for (const each of node) namesIn(each, schemas, found);
  if (!isJson(node)) return found;
  for (const [key, value] of Object.entries(node)) {
    const name = key === '$ref' ? nameIn(value) : undefined;
    if (name === undefined) namesIn(value, schemas, found);
    else if (!found.has(name)) namesIn(schemas[name], schemas, found.add(name));
  }
  return found;
}

/** Whom a difference breaks, by who writes the value and who reads it. */
function changeOf(
  place: string,
  { path, effect, what }: Difference,
  direction: Direction,
  calls: readonly string[],
): ContractChange {
  const where = `${place}${path}`;
  if (effect === 'harmless') return { isBreaking: false, side: 'clients', where, what, calls };
  if (direction === 'answer') {
    const side = effect === 'wider' ? 'clients' : 'servers';
    return { isBreaking: true, side, where, what, calls };
  }
  // A client sends what is new only to a server that names this version.
  return effect === 'narrower'
    ? { isBreaking: true, side: 'clients', where, what, calls }
    : { isBreaking: false, side: 'servers', where, what, calls };
}
