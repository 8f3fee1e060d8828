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

/** Of the form of a failure, its codes. */
const failureForm = z.object({
  properties: z.object({ code: z.looseObject({ enum: z.array(z.string()).min(1) }) }),
});

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
  /** Failures by status and codes. */
  readonly failures = new Map<string, Json>();
  readonly #schemas: SchemaWriter;

  constructor(schemas: SchemaWriter) {
    this.#schemas = schemas;
  }

  /**
   * The answers of a call by status.
   *
   * @param name of the call, for what it answers with
   */
  write(route: AppRoute, name: string): Json {
    return Object.fromEntries(
      Object.entries(route.responses).map(([status, schema]) => {
        if (!isSchema(schema)) throw new Error(`${route.path} answers ${status} with no schema.`);
        return [
          status,
          Number(status) < 400
            ? this.#success(Number(status), schema, route, name)
            : this.#failure(Number(status), schema),
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
    const named = this.#schemas.writeNamed(value, 'output', `${name}Answer`);
    return { ...written, properties: { ...properties, value: named } };
  }

  /** All failures share one schema; their codes tell them apart. */
  #failure(status: number, schema: z.ZodType): Json {
    const { code } = failureForm.parse(z.toJSONSchema(schema, { io: 'output' })).properties;
    const name = [status, ...code.enum].join('.');
    if (!this.failures.has(name)) {
      const form = { allOf: [this.#schemas.write(anyFailure, 'output'), { properties: { code } }] };
      // The fields that are always present; the others belong to some codes only.
      const example = { success: false, code: code.enum[0], message: reasonOf(status) };
      const codes = code.enum.map((each) => `\`${each}\``).join(', ');
      const description = `${reasonOf(status)}: ${codes}`;
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
