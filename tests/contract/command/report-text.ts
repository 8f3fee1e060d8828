import { percent, type Share } from './coverage.ts';
import { breaksInWords, type FailingCall, type Failure, namesInWords } from './failures.ts';
import { newFailures, type Report } from './report.ts';
import type { Warning } from './warnings.ts';

const MOST_NAMED = 4;
const MOST_CALLS = 6;
/** A terminal shows the beginning of an answer; the files have all of it. */
const LONGEST_ANSWER = 600;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const indented = (text: string, by = '      ') => text.replaceAll('\n', `\n${by}`);

/** A line for something that stayed untested. */
function warningLine({ what, untested }: Warning): string {
  if (untested.length === 0) return `! ${what}`;
  return `! ${what}: ${untested.length} not tested: ${namesInWords(untested, MOST_NAMED, '; ')}`;
}

function otherCalls(calls: readonly FailingCall[]): readonly string[] {
  if (calls.length < 2) return [];
  const lines = calls.slice(1, MOST_CALLS).map(({ address, call, problem }, index, all) => {
    const differs = problem !== (all[index - 1] ?? calls[0])?.problem;
    return `      ${address} (${call})${differs ? `: ${problem.replaceAll(/\s+/gu, ' ')}` : ''}`;
  });
  const more = calls.length - MOST_CALLS;
  return ['    also at:', ...lines, ...(more > 0 ? [`      and ${more} more`] : [])];
}

function failureLines({ problem, rules, mending, calls, isKnown }: Failure): readonly string[] {
  const [first] = calls;
  if (!first) return [];
  const times = calls.reduce((sum, call) => sum + call.times, 0);
  const often = times > calls.length ? ` (${times} times)` : '';
  const { exchange } = first;
  const answer = exchange && exchange.answer.slice(0, LONGEST_ANSWER);
  const rest = exchange && exchange.answer.length > LONGEST_ANSWER ? '…' : '';
  return [
    `${isKnown ? '· known: ' : '✗ '}${first.address} (${first.call})${often}: ${problem}`,
    `    rule: ${namesInWords(rules, 2, ' ')}`,
    `    breaks: ${breaksInWords(calls.map(({ use }) => use))}`,
    `    mend: ${mending}`,
    `    shown by: ${indented(first.evidence)}`,
    ...(exchange
      ? [
          `    request: ${indented(exchange.curl)}`,
          `    answer: ${exchange.status} ${answer}${rest}`,
        ]
      : []),
    ...otherCalls(calls),
    '',
  ];
}

/** '180 of 232 calls (77 %)' */
const shareInWords = (share: Share, what: string) =>
  `${share.reached} of ${share.all} ${what} (${percent(share)})`;

/** The report for a terminal: what makes a pass mean less comes first. */
export function reportLines(report: Report): readonly string[] {
  const { warnings, coverage, failures, compared } = report;
  const { calls, statuses, fields, rules } = coverage;
  return [
    `Reached: ${[shareInWords(calls, 'calls'), shareInWords(statuses, 'statuses'), shareInWords(fields, 'fields of answers'), shareInWords(rules, 'rules')].join(', ')}.`,
    ...warnings.map(warningLine),
    '',
    ...failures.flatMap(failureLines),
    ...comparedLines(compared),
    summaryOf(report),
  ];
}

function comparedLines(compared: Report['compared']): readonly string[] {
  if (!compared) return [];
  const { mended, notAsked } = compared;
  return [
    ...mended.map(({ call, cause }) => `✓ mended: ${call}: ${cause}`),
    ...(mended.length > 0 ? ['--record drops what is mended from the baseline.', ''] : []),
    ...(notAsked.length > 0
      ? [`${counted(notAsked.length, 'known failure')} not asked for in this run.`, '']
      : []),
  ];
}

/** '1200 checks made with 5000 requests in 60 s, 3 things wrong.' */
export function summaryOf(report: Report): string {
  const { checks, requests, seconds, failures, compared } = report;
  const fresh = newFailures(report).length;
  const made = `${checks} checks made with ${requests} requests in ${seconds} s`;
  const word = compared ? 'new ' : '';
  const wrong = fresh === 0 ? `nothing ${word}wrong` : `${counted(fresh, `${word}thing`)} wrong`;
  const known = failures.length - fresh;
  return `${made}, ${wrong}${known > 0 ? `, ${known} known` : ''}.`;
}
