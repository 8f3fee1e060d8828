import type { Check, Expectation } from '../check.ts';
import type { RawBody } from '../request.ts';
import type { KitRoute } from '../routes.ts';

const JSON_TYPE = 'application/json';
/** By how much a body is larger than any that is usual, or than what its call takes. */
const HUGE_BYTES = 3_000_000;
const malformed: Expectation = {
  status: 400,
  codes: ['bad_request', 'validation_failed', 'sealed_payload_invalid'],
};
const tooLarge: Expectation = { status: 413, codes: ['payload_too_large'] };

const bodies: readonly [what: string, raw: RawBody, expected: Expectation][] = [
  ['nothing', { content: '', contentType: JSON_TYPE }, malformed],
  ['nothing, of no type', { content: '', contentType: undefined }, malformed],
  ['half an object', { content: '{"a":', contentType: JSON_TYPE }, malformed],
  ['no JSON', { content: 'username=ana', contentType: JSON_TYPE }, malformed],
  [
    'a form',
    { content: 'username=ana&password=x', contentType: 'application/x-www-form-urlencoded' },
    malformed,
  ],
  ['plain text', { content: '{}{}', contentType: 'text/plain' }, malformed],
  [
    'an unknown character set',
    { content: '{}', contentType: `${JSON_TYPE}; charset=klingon` },
    malformed,
  ],
  ['a list', { content: '[]', contentType: JSON_TYPE }, malformed],
  ['null', { content: 'null', contentType: JSON_TYPE }, malformed],
  ['a number', { content: '1', contentType: JSON_TYPE }, malformed],
  [
    'a deep nest',
    { content: '['.repeat(20_000) + ']'.repeat(20_000), contentType: JSON_TYPE },
    malformed,
  ],
  ['a prototype', { content: '{"__proto__":{"admin":true}}', contentType: JSON_TYPE }, malformed],
];

/** More than a call takes, of the type that it takes. */
function megabytesFor({ metadata: { bodyBytes = 0 }, bodyType }: KitRoute): RawBody {
  const text = 'x'.repeat(bodyBytes + HUGE_BYTES);
  const content = bodyType === JSON_TYPE ? `{"a":"${text}"}` : `a=${text}`;
  return { content, contentType: bodyType };
}

/** Where anything goes, even these go. */
function isAccepted({ body, bodyType, metadata }: KitRoute, raw: RawBody): boolean {
  if (
    metadata.sealed ||
    bodyType !== JSON_TYPE ||
    raw.contentType !== JSON_TYPE ||
    raw.content.length > 100_000
  )
    return false;
  try {
    // Nothing at all counts as an object without keys.
    const value: unknown = JSON.parse(raw.content === '' ? '{}' : raw.content);
    return body?.safeParse(value).success ?? false;
  } catch {
    return false;
  }
}

/** Bodies that are not JSON, of another type, empty or huge are refused in the envelope. */
export const rawBodies: Check = {
  name: 'raw bodies',
  rank: 'core',
  appliesTo: (route) => route.body !== undefined,
  async run(examination) {
    const { route } = examination;
    const [request] = examination.validRequests(1);
    const tries = bodies.filter(([, raw]) => !isAccepted(route, raw));
    const megabytes: (typeof bodies)[number] = ['megabytes', megabytesFor(route), tooLarge];
    for (const [what, raw, expected] of examination.chosenOf([...tries, megabytes])) {
      await examination.expectRefusal(`${what} as the body`, { ...request, raw }, expected);
    }
  },
};
