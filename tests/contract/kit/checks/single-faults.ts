import { isDeepStrictEqual } from 'node:util';
import { FORM_TYPE } from '#contract/call.ts';
import type { Check, Examination } from '../check.ts';
import { amounts } from '../effort.ts';
import { failureOf } from '../judge.ts';
import type { KitRequest } from '../request.ts';
import { type RequestPart, requestParts } from '../routes.ts';
import { stateOf } from '../state.ts';
import { singleFaults, someOfEachField, type Variant } from '../variants.ts';

/** Names the field: itself, its parent, or a field inside it. */
function names(field: string, path: string): boolean {
  return field === path || path.startsWith(`${field}.`) || field.startsWith(`${path}.`);
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Whether a fault is still one when it travels as text; lists of several travel as repeats. */
function survivesAsText({ path, value }: Variant): boolean {
  if (path.length === 0) return false;
  const entries = Object.values(value as object) as unknown[];
  return entries.every((entry) => isPlain(entry));
}

function faultsOf(
  part: RequestPart,
  examination: Examination,
  request: KitRequest,
): readonly Variant[] {
  const schema = examination.route[part];
  if (!schema) return [];
  const { effort, turn } = examination.subject;
  const all = singleFaults(schema, request[part]);
  const faults = someOfEachField(all, amounts[effort].faultsOfField, turn);
  if (part === 'body' && examination.route.bodyType !== FORM_TYPE) return faults;
  return faults.filter((fault) => {
    if (!survivesAsText(fault)) return false;
    const texts = Object.entries(fault.value as object).map(([key, value]) => [key, String(value)]);
    if (schema.safeParse(Object.fromEntries(texts)).success) return false;
    // A path without its parameter, or with an empty one, is another path.
    return (
      part !== 'params' || (fault.what !== 'missing' && texts.every(([, text]) => text !== ''))
    );
  });
}

async function expectNamed(examination: Examination, fault: Variant, request: KitRequest) {
  const path = fault.path.join('.');
  const what = `“${path === '' ? 'the whole' : path}: ${fault.what}”`;
  // A body that is not an object may be refused before its schema is checked.
  const codes = path === '' ? ['validation_failed', 'bad_request'] : ['validation_failed'];
  const answer = await examination.expectRefusal(what, request, { status: 400, codes });
  const fields = failureOf(answer)?.fields ?? [];
  if (path !== '' && answer.status === 400 && !fields.some(({ field }) => names(field, path))) {
    examination.report(`${what} is refused without naming “${path}”`, answer.text);
  }
}

/** Requests with one error are refused, the wrong field is named, and nothing changes. */
export const singleFaultRequests: Check = {
  name: 'requests with a single fault',
  rank: 'core',
  appliesTo: (route) => requestParts.some((part) => route[part] !== undefined),
  async run(examination) {
    const before = await stateOf(examination);
    for (const request of examination.validRequests(
      amounts[examination.subject.effort].faultyRequests,
    )) {
      for (const part of requestParts) {
        for (const fault of faultsOf(part, examination, request)) {
          await expectNamed(examination, fault, { ...request, [part]: fault.value });
        }
      }
    }
    const after = await stateOf(examination);
    if (!isDeepStrictEqual(before, after)) {
      examination.report('refused requests have changed something', { before, after });
    }
  },
};
