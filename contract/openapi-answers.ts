import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod/v4';
import type { RouteMetadata } from './call.ts';
import { EVENT_STREAM_TYPE } from './entities/live-types.ts';
import { failure } from './envelope.ts';
import { type ServerErrorCode, serverErrorCodes } from './errors.ts';
import { exampleOf } from './openapi-examples.ts';
import { isSchema, type Json, type SchemaWriter } from './openapi-schemas.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';
import { SETTINGS_REVISION_HEADER } from './settings-revision.ts';
import { CONTRACT_VERSION_HEADER } from './version.ts';

const ANSWER_TYPE = 'application/json';

/** The schema of every failure; an operation narrows its code to those that it can answer with. */
const anyFailure = failure(serverErrorCodes as [ServerErrorCode, ...ServerErrorCode[]]).meta({
  id: 'Failure',
});

/** The codes of a failure's schema. */
function codesOf(schema: unknown): readonly string[] {
  const code: unknown = schema instanceof z.ZodObject ? schema.shape['code'] : undefined;
  if (code instanceof z.ZodEnum) return code.options.map(String);
  throw new Error('A failure has the form of the envelope.');
}

/** A call, and the name of its types. */
interface NamedRoute {
  readonly name: string;
  readonly route: AppRoute;
}

const keyOf = (status: string, codes: readonly string[]) => [status, ...codes].join(' ');

/**
 * Names for refusals by status and codes, that read well as types: `Refused404` is what most calls
 * share, and others are named by the first call that answers with them.
 */
function namesOfFailures(calls: readonly NamedRoute[]): ReadonlyMap<string, string> {
  const uses = calls.flatMap(({ name, route }) =>
    Object.entries(route.responses).flatMap(([status, schema]) =>
      Number(status) < 400 ? [] : [{ status, name, key: keyOf(status, codesOf(schema)) }],
    ),
  );
  return new Map(
    [...Map.groupBy(uses, ({ status }) => status)].flatMap(([status, all]) => {
      const groups = [...Map.groupBy(all, ({ key }) => key)];
      const [[usual] = []] = groups.toSorted(([, a], [, b]) => b.length - a.length);
      return groups.map(([key, [first]]) => [
        key,
        key === usual ? `Refused${status}` : `${first?.name}Refused${status}`,
      ]);
    }),
  );
}

const reasons: Readonly<Record<number, string>> = {
  200: 'Success',
  400: 'Malformed, or a field is wrong',
  401: 'No token, or one that does not count',
  403: 'Not for this caller',
  404: 'Unknown',
  409: 'In conflict with what is there',
  413: 'Too large',
  422: 'Understood, and refused',
  429: 'Too often',
  500: 'The server broke',
  502: 'A third party failed',
  503: 'Closed for now',
};

function reasonOf(status: number): string {
  const reason = reasons[status];
  if (reason === undefined) throw new Error(`Nothing says what an answer of ${status} means.`);
  return reason;
}

/** Writes the responses of calls, and each shared failure once for the whole document. */
export class AnswerWriter {
  /** Failures by their names. */
  readonly failures = new Map<string, Json>();
  readonly #schemas: SchemaWriter;
  readonly #names: ReadonlyMap<string, string>;

  constructor(schemas: SchemaWriter, calls: readonly NamedRoute[]) {
    this.#schemas = schemas;
    this.#names = namesOfFailures(calls);
  }

  /**
   * The answers of a call by status.
   *
   * @param name of the call, for what it answers with
   */
  write({ route, name }: NamedRoute): Json {
    return Object.fromEntries(
      Object.entries(route.responses).map(([status, schema]) => {
        if (!isSchema(schema)) throw new Error(`${route.path} answers ${status} with no schema.`);
        return [
          status,
          Number(status) < 400
            ? this.#success(Number(status), schema, route, name)
            : this.#failure(status, schema),
        ];
      }),
    );
  }

  #success(status: number, schema: z.ZodType, route: AppRoute, name: string): Json {
    return answer(reasonOf(status), {
      [ANSWER_TYPE]: { schema: this.#envelope(schema, name), example: exampleOf(schema) },
      ...this.#stream(status, route),
    });
  }

  /** The envelope of a success, whose value has a name. */
  #envelope(schema: z.ZodType, name: string): Json {
    const written = this.#schemas.write(schema, 'output');
    if (!(schema instanceof z.ZodObject)) return written;
    const { value } = schema.shape as { readonly value?: unknown };
    if (!isSchema(value)) return written;
    const properties = written['properties'] as Json;
    const valueSchema = this.#schemas.writeNamed(value, 'output', `${name}Answer`);
    return { ...written, properties: { ...properties, value: valueSchema } };
  }

  /** All failures share one schema; their codes tell them apart. */
  #failure(status: string, schema: z.ZodType): Json {
    const codes = codesOf(schema);
    const name = this.#names.get(keyOf(status, codes)) ?? '';
    if (!this.failures.has(name)) {
      const code = {
        description: 'Why it was refused; the next step depends on it.',
        type: 'string',
        enum: codes,
      };
      const form = { allOf: [this.#schemas.write(anyFailure, 'output'), { properties: { code } }] };
      const reason = reasonOf(Number(status));
      // The fields that are always present; the others belong to some codes only.
      const example = { success: false, code: codes[0], message: reason };
      const description = `${reason}: ${codes.map((each) => `\`${each}\``).join(', ')}`;
      this.failures.set(name, answer(description, { [ANSWER_TYPE]: { schema: form, example } }));
    }
    return { $ref: `#/components/responses/${name}` };
  }

  /** A stream of events: the schema is that of each event's data. */
  #stream(status: number, route: AppRoute): Json {
    const { events } = route.metadata as RouteMetadata;
    if (status !== 200 || events === undefined) return {};
    return {
      [EVENT_STREAM_TYPE]: {
        schema: {
          type: 'string',
          contentMediaType: ANSWER_TYPE,
          contentSchema: this.#schemas.write(events, 'output'),
        },
        example: `event: changed\ndata: ${JSON.stringify(exampleOf(events))}\n\n`,
      },
    };
  }
}

function answer(description: string, content: Json): Json {
  return {
    description,
    headers: {
      [REQUEST_ID_HEADER]: { $ref: '#/components/headers/RequestId' },
      [CONTRACT_VERSION_HEADER]: { $ref: '#/components/headers/ContractVersion' },
      [SETTINGS_REVISION_HEADER]: { $ref: '#/components/headers/SettingsRevision' },
    },
    content,
  };
}
