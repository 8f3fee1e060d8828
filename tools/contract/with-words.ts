import type { OpenApiDocument } from '#contract/openapi.ts';
import { commonWords, moneyNames } from '#tools/contract/common-words.ts';
import { OF_SCHEMA } from '#tools/contract/describer.ts';

type Json = Readonly<Record<string, unknown>>;

const SCHEMAS = '#/components/schemas/';
const MOMENT = `${SCHEMAS}Moment`;
/** Keys whose values are no schemas. */
const examples = new Set(['example', 'x-sealed-example']);

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The document in which every property says what it is and in which unit: by its own comment, else
 * by what its name means everywhere, else by the comment of its schema.
 */
export function withWords(document: OpenApiDocument): OpenApiDocument {
  const { schemas } = document.components;
  const described = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(described);
    if (!isJson(node)) return node;
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]) => {
        if (key === OF_SCHEMA) return [];
        if (examples.has(key)) return [[key, value]];
        if (key === 'parameters' && Array.isArray(value)) return [[key, value.map(parameter)]];
        return [
          [key, key === 'properties' && isJson(value) ? properties(value) : described(value)],
        ];
      }),
    );
  };
  const properties = (values: Json): Json =>
    Object.fromEntries(
      Object.entries(values).map(([name, property]) => [
        name,
        isJson(property)
          ? { ...(described(property) as Json), ...wordsOf(name, property) }
          : property,
      ]),
    );
  const parameter = (value: unknown): unknown => {
    if (!isJson(value) || !isJson(value['schema'])) return value;
    const { description: own, ...schema } = value['schema'];
    const given = value['description'] ?? own;
    return {
      ...value,
      schema: described(schema),
      ...wordsOf(String(value['name']), {
        ...schema,
        ...(given === undefined ? {} : { description: given }),
      }),
    };
  };
  const wordsOf = (name: string, property: Json): Json => {
    const target = targetOf(property);
    const schema = target === undefined ? undefined : schemas[target.replace(SCHEMAS, '')];
    const { description, [OF_SCHEMA]: isOfSchema } = property;
    const words =
      (isOfSchema === true ? commonWords[name] : undefined) ??
      description ??
      commonWords[name] ??
      (isJson(schema) ? schema['description'] : undefined);
    return typeof words === 'string'
      ? { description: [words, ...unitOf(name, property, target, words)].join(' ') }
      : {};
  };
  return described(document) as OpenApiDocument;
}

/** The component that a property refers to, also one that may be null. */
function targetOf(property: Json): string | undefined {
  const either = Array.isArray(property['anyOf']) ? (property['anyOf'] as Json[]) : [];
  const found = [property, ...either].find(({ $ref }) => typeof $ref === 'string');
  return found === undefined ? undefined : String(found['$ref']);
}

/** The unit of a property, where its words do not say it. */
function unitOf(name: string, property: Json, target: string | undefined, words: string): string[] {
  if (target === MOMENT && !words.includes('UTC')) {
    return ['UTC, ISO 8601 with milliseconds and Z.'];
  }
  const isMoney = moneyNames.has(name) && isInteger(property);
  // Points are counted in points.
  return isMoney && !/hundredth|point/iu.test(words) ? ['In hundredths of the currency unit.'] : [];
}

/** Whether a property is an integer, also one that may be null. */
function isInteger({ type, anyOf }: Json): boolean {
  return [type].flat().includes('integer') || (Array.isArray(anyOf) && anyOf.some(isInteger));
}
