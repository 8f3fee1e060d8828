import { breaksInWords, type Failure } from './failures.ts';
import { newFailures, type Report } from './report.ts';
import { reportLines } from './report-text.ts';

/** For text in XML, also between quotes. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // oxlint-disable-next-line no-control-regex -- XML has no form for them
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/gu, '');

function failureTag(failure: Failure, name: string): string {
  const at = failure.calls.find(({ call }) => call === name);
  if (!at) return '';
  const { problem, evidence, exchange, isKnown, address, use } = at;
  if (isKnown) return `<system-out>${escaped(`known: ${problem}`)}</system-out>`;
  const text = [
    `${address}: ${problem}`,
    ...failure.rules.map((rule) => `Rule: ${rule}`),
    `Breaks: ${breaksInWords([use])}`,
    `Mend: ${failure.mending}`,
    `Shown by: ${evidence}`,
    ...(exchange ? [exchange.curl, `${exchange.status}`, exchange.headers, exchange.answer] : []),
  ].join('\n');
  const type = escaped(failure.checks[0] ?? '');
  return `<failure type="${type}" message="${escaped(problem)}">${escaped(text)}</failure>`;
}

/** A test case for each call, with its failures; what was not tested is in the output of the suite. */
export function asJunit(report: Report): string {
  const { coverage, failures, seconds } = report;
  const cases = coverage.perCall.map(({ call, seen }) => {
    const [domain] = call.split('.');
    const tags = failures.map((failure) => failureTag(failure, call)).join('');
    const skipped = tags === '' && seen.length === 0 ? '<skipped/>' : '';
    return `    <testcase classname="${domain}" name="${call}">${tags}${skipped}</testcase>`;
  });
  const failing = new Set(
    newFailures(report).flatMap(({ calls }) =>
      calls.flatMap(({ call, isKnown }) => (isKnown ? [] : [call])),
    ),
  );
  const { warnings } = report;
  const head = reportLines({ ...report, failures: [], warnings });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="kit" tests="${cases.length}" failures="${failing.size}" time="${seconds}">`,
    ...cases,
    `    <system-out>${escaped(head.slice(0, -1).join('\n'))}</system-out>`,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
