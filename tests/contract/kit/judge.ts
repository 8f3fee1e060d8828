import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod/v4';
import { fieldErrorSchema } from '#contract/envelope.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { isErrorCode } from '#contract/errors.ts';
import type { Answer } from './answer.ts';
import { judgeHeaders } from './judge-headers.ts';
import type { KitRoute } from './routes.ts';

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

/** A failure as the catalogue defines it: the envelope, a known code, and that code's status. */
export function judgeFailure(answer: Pick<Answer, 'status' | 'body'>): string[] {
  const failure = failureOf(answer);
  if (!failure) return ['a failure without the envelope of failures'];
  const { code } = failure;
  if (!isErrorCode(code)) return [`the code ${code} is not in the catalogue`];
  const { status } = errorCatalogue[code];
  return status === answer.status ? [] : [`the code ${code} belongs to the status ${status}`];
}

/** The answer says exactly what its schema says: no key is missing, changed or too many. */
function judgeBody(schema: z.ZodType, answer: Answer): string[] {
  const result = schema.safeParse(answer.body);
  if (!result.success) return [`a body that is not declared: ${z.prettifyError(result.error)}`];
  return isDeepStrictEqual(result.data, answer.body)
    ? []
    : ['a body that differs from what the schema reads from it'];
}

/** The faults of an answer to any request; empty if it is as declared. */
export function judge(route: KitRoute, answer: Answer): string[] {
  const schema = route.responses.get(answer.status);
  const failed = answer.status >= 400;
  return [
    ...(answer.status >= 500 && answer.status !== 502 && answer.status !== 503
      ? ['the server broke']
      : []),
    ...(answer.contentType.startsWith('application/json') ? [] : ['no JSON content type']),
    ...(schema ? judgeBody(schema, answer) : [`the status ${answer.status} is not declared`]),
    ...(failed ? judgeFailure(answer) : []),
    ...judgeHeaders(route, answer),
  ];
}
