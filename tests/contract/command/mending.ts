import type { KitRoute } from '../kit/routes.ts';

type Advice = (match: RegExpExecArray, route: KitRoute | undefined) => string;

const statusesOf = (route: KitRoute | undefined) =>
  route ? [...route.responses.keys()].join(', ') : 'those of the contract';

/** What to mend, by how a problem is told; the first that fits. */
const advices: readonly (readonly [RegExp, Advice])[] = [
  [
    /^the server broke/u,
    () => 'Find the request id of the answer in the log of the server: an exception ended there.',
  ],
  [
    /^the status (\d+) is not declared/u,
    (_, route) => `Answer with one of the statuses that the call declares: ${statusesOf(route)}.`,
  ],
  [
    /instead of JSON/u,
    () => 'Answer with JSON and Content-Type: application/json, also from what stands in front.',
  ],
  [
    /^a failure without the envelope/u,
    () => 'Answer failures as { "success": false, "code": …, "message": … }.',
  ],
  [
    /^the code (\S+) is not in the catalogue/u,
    ([, code]) => `Use a code of the catalogue (docs/generated/errors.md) instead of ${code}.`,
  ],
  [
    /^the code “(\S+)” belongs to the status (\d+)/u,
    ([, code, to]) => `Answer ${code} with ${to}.`,
  ],
  [/^(\S+) is missing: it must be (.+)$/u, ([, path, kind]) => `Send ${path}: ${kind}.`],
  [
    /^(\S+|the whole body) has what the contract does not name: (.+)$/u,
    ([, , keys]) => `Leave out ${keys}: a secret or an inner value may be seen there.`,
  ],
  [
    /^(\S+|the whole body) must be (.+), and is “/su,
    ([, path, kind]) => `Send ${path} as ${kind}.`,
  ],
  [
    /another member's request is not refused/u,
    () => 'Look for it among what belongs to the person of the token, and answer not_found.',
  ],
  [
    /is not refused with (\d+) (.+)$/u,
    ([, status, codes]) => `Refuse it with the status ${status} and the code ${codes}.`,
  ],
  [
    /without naming/u,
    () => 'Name the wrong field in "fields" of the refusal, so that the form can mark it.',
  ],
  [/x-request-id/u, () => 'Send a request id with every answer, and write it to the log.'],
  [/Cache-Control/u, () => 'Send Cache-Control: no-store with what belongs to a person.'],
  [/longer than \d+ seconds/u, () => 'Make the call quicker: people leave a page that waits.'],
  [
    /is the sum of|is the number of|is win less stake/u,
    () => 'Compute it from the parts that the same answer shows, in hundredths.',
  ],
  [
    /^an amount is in (\S+), and the member has (\S+)$/u,
    ([, , own]) => `Tell amounts of this person in ${own}.`,
  ],
  [
    /pageNo|pageSize|small pages|totalPages|last page|after the last one/u,
    () => 'Page by pageNo and pageSize over one order of all rows that match.',
  ],
  [
    /not sorted by (.+)$/u,
    ([, order]) => `Sort the rows by ${order}, before they are cut into pages.`,
  ],
  [
    /good request is refused/u,
    () => 'Read the code of the refusal: the request is one that has to succeed.',
  ],
];

/** What a back-end team can do about a problem. */
export function mendingOf(problem: string, route: KitRoute | undefined): string {
  const line = problem.replaceAll(/\s+/gu, ' ');
  for (const [pattern, advice] of advices) {
    const match = pattern.exec(line);
    if (match) return advice(match, route);
  }
  return 'Make the rule hold: send the request below, and compare.';
}
