import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod/v4';
import { fieldErrorSchema } from '#contract/envelope.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { isErrorCode } from '#contract/errors.ts';
import type { Answer } from './answer.ts';
import { judgeHeaders } from './judge-headers.ts';
import { judgeSecrets } from './judge-secrets.ts';
import { judgeSums } from './judge-sums.ts';
import type { KitRoute } from './routes.ts';
import { schemaFaults } from './schema-in-words.ts';

const failureSchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string().min(1),
  fields: z.array(fieldErrorSchema).optional(),
});

/** The failure that an answer holds, or nothing when it holds none. */
export function failureOf(answer: Pick<Answer, 'body'>): z.infer<typeof failureSchema> | undefined {
  return failureSchema.safeParse(answer.body).data;
}

/** What is wrong where a request had to succeed. */
export function refusalOf(answer: Pick<Answer, 'status' | 'body'>): string {
  return `a good request is refused with ${answer.status} ${failureOf(answer)?.code ?? ''}`.trim();
}

/** A failure as the catalogue defines it: the envelope, a known code, and that code's status. */
export function judgeFailure(answer: Pick<Answer, 'status' | 'body'>): string[] {
  const failure = failureOf(answer);
  if (!failure) return ['a failure without the envelope of failures'];
  const { code } = failure;
  if (!isErrorCode(code)) return [`the code ${code} is not in the catalogue`];
  const { status } = errorCatalogue[code];
  return status === answer.status
    ? []
    : [`the code “${code}” belongs to the status ${status}, and came with ${answer.status}`];
}

/** What people may be told and what helps none of them. */
const emptyMessages =
  /^(?:error|failed|failure|invalid|bad request|unknown|unknown error|something went wrong|null|undefined|\[object object\]|\d+|ok)[.!]?$/iu;

/** A message that a person reads says what happened: no bare "Error", and not the code. */
function judgeMessage(answer: Answer): string[] {
  const failure = failureOf(answer);
  if (!failure) return [];
  const { message, code } = failure;
  return emptyMessages.test(message.trim()) || message.trim() === code
    ? [`the message says nothing: “${message}”`]
    : [];
}

/** The answer says exactly what its schema says: no key is missing, changed or too many. */
function judgeBody(schema: z.ZodType, answer: Answer): readonly string[] {
  const result = schema.safeParse(answer.body);
  if (!result.success) return schemaFaults(result.error, answer.body);
  return isDeepStrictEqual(result.data, answer.body)
    ? []
    : ['a body that differs from what the schema reads from it'];
}

/** Whether an answer has a declared shape at all: the first thing that is wrong is the cause. */
export function judgeShape(route: KitRoute, answer: Answer): readonly string[] {
  const { status, contentType } = answer;
  const schema = route.responses.get(status);
  if (status >= 500 && status !== 502 && status !== 503) return [`the server broke (${status})`];
  if (!contentType.startsWith('application/json')) {
    return [`it answers with ${contentType || 'no content type'} instead of JSON (${status})`];
  }
  if (!schema) return [`the status ${status} is not declared`];
  const ofFailure = status >= 400 ? judgeFailure(answer) : [];
  return ofFailure.length > 0 ? ofFailure : judgeBody(schema, answer);
}

/** The faults of an answer to any request; empty if it is as declared. */
export function judge(route: KitRoute, answer: Answer): string[] {
  return [
    ...judgeShape(route, answer),
    ...judgeHeaders(route, answer),
    ...judgeSecrets(answer),
    ...judgeSums(answer),
    ...judgeMessage(answer),
  ];
}
