import { z } from 'zod/v4';
import { onceFields } from '#contract/entities/once-fields.ts';
import { type KitRoute, requestParts } from './kit/routes.ts';

/** A field of a call, with what the contract says of it. */
export interface Field {
  readonly path: string;
  readonly name: string;
  /** Why it makes a call count once; undefined where it does not. */
  readonly why: string | undefined;
}

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;

const entryOf = (name: string, inner: unknown): [string, z.core.$ZodType][] =>
  isSchema(inner) ? [[name, inner]] : [];

/** The schemas inside of one, by the name of the field that leads there. */
function inside({ _zod }: z.core.$ZodType): [name: string, inner: z.core.$ZodType][] {
  return Object.values(_zod.def).flatMap((part: unknown) => {
    if (isSchema(part)) return entryOf('', part);
    if (Array.isArray(part)) return part.flatMap((each: unknown) => entryOf('', each));
    if (typeof part !== 'object' || part === null) return [];
    // The shape of an object.
    return Object.entries(part).flatMap(([name, inner]: [string, unknown]) => entryOf(name, inner));
  });
}

function fieldsOf(schema: z.core.$ZodType | undefined, path = '', name = ''): Field[] {
  if (!schema) return [];
  const why = onceFields.get(schema)?.why;
  // Fields inside a marked one need no mark.
  const inner = why === undefined ? inside(schema) : [];
  return [
    { path, name, why },
    ...inner.flatMap(([key, each]) =>
      fieldsOf(each, key === '' ? path : `${path}.${key}`, key === '' ? name : key),
    ),
  ];
}

/** What a call asks, field by field. */
export const requestFields = (route: KitRoute): Field[] =>
  requestParts.flatMap((part) => fieldsOf(route[part], `${route.name} ${part}`));

/** What its success answers, field by field. */
export const answeredFields = (route: KitRoute): Field[] =>
  fieldsOf(route.responses.get(200), `${route.name} answer`);
