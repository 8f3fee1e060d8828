import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../kit/check.ts';
import { type FoldedFinding, foldFindings } from '../kit/report.ts';
import type { KitRoute } from '../kit/routes.ts';

/** A run of the kit, for its reports. */
export interface KitRun {
  readonly address: string;
  readonly startedAt: string;
  readonly seconds: number;
  readonly requests: number;
  readonly checks: number;
  readonly findings: readonly Finding[];
  /** What was not asked, by reason. */
  readonly skipped: ReadonlyMap<string, readonly string[]>;
  /** The statuses that each call answered with. */
  readonly statuses: ReadonlyMap<string, ReadonlySet<number>>;
  readonly routes: readonly KitRoute[];
}

/** Writes the run as JSON, JUnit and one HTML page into a folder. */
export function writeReports(folder: string, run: KitRun): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'kit.json'), `${JSON.stringify(asJson(run), null, 2)}\n`);
  writeFileSync(join(folder, 'kit.junit.xml'), asJunit(run));
  writeFileSync(join(folder, 'kit.html'), asHtml(run));
}

function asJson(run: KitRun) {
  const { address, startedAt, seconds, requests, checks, skipped } = run;
  return {
    address,
    startedAt,
    seconds,
    requests,
    checks,
    faults: foldFindings(run.findings).map((fault) => ({
      problem: fault.problem,
      calls: fault.calls.map((call) => ({ call, address: addressIn(run, call) })),
      foundBy: fault.checks,
      times: fault.times,
      evidence: fault.first.evidence,
      exchange: fault.first.exchange,
    })),
    notTried: Object.fromEntries(skipped),
    calls: coverageOf(run),
  };
}

/** Which of the statuses that a call can give were seen. */
function coverageOf({ routes, statuses }: KitRun) {
  return routes.map(({ name, method, path, responses }) => {
    const seen = statuses.get(name) ?? new Set<number>();
    const declared = [...responses.keys()];
    return {
      call: name,
      address: `${method} ${path}`,
      seen: declared.filter((status) => seen.has(status)),
      notSeen: declared.filter((status) => !seen.has(status)),
    };
  });
}

/** Method and path of a call. */
export function addressIn({ routes }: Pick<KitRun, 'routes'>, call: string): string {
  const route = routes.find(({ name }) => name === call);
  return route ? `${route.method} ${route.path}` : call;
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // oxlint-disable-next-line no-control-regex -- XML has no form for them
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/gu, '');

/** A test case for each call, with its faults. */
function asJunit(run: KitRun): string {
  const faults = foldFindings(run.findings);
  const cases = run.routes.map(({ name }) => {
    const [domain] = name.split('.');
    const own = faults.filter(({ calls }) => calls.includes(name));
    const failures = own.map(
      ({ problem, first: { evidence } }) =>
        `<failure message="${escaped(problem)}">${escaped(evidence)}</failure>`,
    );
    const skippedTag = run.statuses.has(name) ? '' : '<skipped/>';
    const content = failures.join('') + skippedTag;
    return `    <testcase classname="${domain}" name="${name}">${content}</testcase>`;
  });
  const failing = run.routes.filter(({ name }) =>
    faults.some(({ calls }) => calls.includes(name)),
  ).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="kit" tests="${run.routes.length}" failures="${failing}" time="${run.seconds}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#8881;padding:.75rem;border-radius:.5rem}
table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.25rem .5rem;border-block-end:1px solid #8884}
summary{cursor:pointer}:root{color-scheme:light dark}`;

function faultInHtml(run: KitRun, { problem, calls, checks, times, first }: FoldedFinding) {
  const where = calls.map((call) => `<code>${escaped(addressIn(run, call))}</code> ${call}`);
  const shown = first.exchange
    ? `<h4>Request</h4><pre>${escaped(first.exchange.curl)}</pre>
<h4>Answer: ${first.exchange.status}</h4><pre>${escaped(first.exchange.answer)}</pre>`
    : '';
  return `<section><h3>${escaped(problem)}</h3>
<p>${calls.length} calls, ${times} times. Found by: ${escaped(checks.join(', '))}</p>
<details><summary>Calls</summary><ul>${where.map((each) => `<li>${each}</li>`).join('')}</ul></details>
<details><summary>Evidence</summary><pre>${escaped(first.evidence)}</pre>${shown}</details></section>`;
}

function asHtml(run: KitRun): string {
  const faults = foldFindings(run.findings);
  const notTried = [...run.skipped].map(
    ([reason, what]) =>
      `<details><summary>${what.length} not tried: ${escaped(reason)}</summary><p>${escaped(what.join(', '))}</p></details>`,
  );
  const rows = coverageOf(run).map(
    ({ call, address, seen, notSeen }) =>
      `<tr><td><code>${escaped(address)}</code></td><td>${call}</td><td>${seen.join(', ')}</td><td>${notSeen.join(', ')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contract kit: ${faults.length} faults</title><style>${STYLE}</style>
<h1>Contract kit</h1>
<p>${escaped(run.address)}, ${escaped(run.startedAt)}: ${run.checks} checks with ${run.requests} requests in ${run.seconds} s.</p>
<h2>Not tried</h2>${notTried.join('\n')}
<h2>Faults: ${faults.length}</h2>${faults.map((fault) => faultInHtml(run, fault)).join('\n')}
<h2>Statuses of each call</h2>
<table><tr><th>Address</th><th>Call</th><th>Seen</th><th>Not seen</th></tr>${rows.join('\n')}</table>
</html>
`;
}
