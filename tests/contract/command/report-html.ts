import { percent, type Share } from './coverage.ts';
import { breaksInWords, type FailingCall, type Failure } from './failures.ts';
import { newFailures, type Report } from './report.ts';
import { escaped } from './report-junit.ts';
import { SCRIPT, STYLE } from './report-page.ts';
import { summaryOf } from './report-text.ts';
import type { Warning } from './warnings.ts';

const lines = (parts: readonly string[]) => parts.join('\n');

/** What the filter compares with what is typed. */
const callsOf = (calls: readonly { readonly call: string; readonly address: string }[]) =>
  escaped(
    calls
      .map(({ call, address }) => `${call} ${address}`)
      .join(' ')
      .toLowerCase(),
  );

const tile = (figure: string, what: string, kind = '') =>
  `<div class="tile ${kind}"><b>${escaped(figure)}</b>${escaped(what)}</div>`;

function tiles(report: Report): string {
  const { coverage, failures, compared } = report;
  const fresh = newFailures(report).length;
  const known = failures.length - fresh;
  const share = ({ reached, all }: Share, what: string) =>
    tile(percent({ reached, all }), `of the ${what}: ${reached} of ${all}`);
  return `<div class="tiles">${lines([
    tile(String(fresh), compared ? 'new failures' : 'failures', fresh > 0 ? 'bad' : 'good'),
    ...(known > 0 ? [tile(String(known), 'known failures')] : []),
    share(coverage.calls, 'calls asked'),
    share(coverage.statuses, 'statuses seen'),
    share(coverage.rules, 'rules tested'),
  ])}</div>`;
}

function warningItem({ what, untested }: Warning): string {
  if (untested.length === 0) return `<p>${escaped(what)}</p>`;
  return `<details><summary>${escaped(what)}: ${untested.length} not tested</summary>
<p><code>${escaped(untested.join(', '))}</code></p></details>`;
}

function exchangeOf({ exchange }: FailingCall): string {
  if (!exchange) return '';
  const { curl, status, headers, answer } = exchange;
  return `<h4>Request</h4><pre>${escaped(curl)}</pre>
<h4>Answer: ${status}</h4><pre>${escaped(`${headers}\n\n${answer}`)}</pre>`;
}

function callPart(call: FailingCall, isOpen: boolean): string {
  const { address, evidence, problem, times, use, isKnown } = call;
  const often = times > 1 ? `, ${times} times` : '';
  return `<details${isOpen ? ' open' : ''}><summary><code>${escaped(address)}</code> ${escaped(call.call)}${often}${isKnown ? ' <span class="badge known">known</span>' : ''}</summary>
<dl><dt>Found</dt><dd>${escaped(problem)}</dd><dt>Would break</dt><dd>${escaped(breaksInWords([use]))}</dd></dl>
<h4>Shown by</h4><pre>${escaped(evidence)}</pre>${exchangeOf(call)}</details>`;
}

function failureArticle(failure: Failure): string {
  const { problem, rules, mending, checks, calls, isKnown } = failure;
  const badge = isKnown ? '<span class="badge known">known</span> ' : '';
  const named = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  return `<article class="${isKnown ? 'known' : ''}" data-calls="${callsOf(calls)}">
<h3>${badge}${escaped(problem)}</h3>
<dl><dt>Rule</dt><dd>${rules.map(escaped).join('<br>')}</dd>
<dt>Would break</dt><dd>${escaped(breaksInWords(calls.map(({ use }) => use)))}</dd>
<dt>Mend</dt><dd>${escaped(mending)}</dd>
<dt>Found by</dt><dd>${escaped(checks.join(', '))}, at ${named}</dd></dl>
${lines(calls.map((call, index) => callPart(call, index === 0)))}
</article>`;
}

function mendedBox({ compared }: Report): string {
  if (!compared) return '';
  const { mended, notAsked } = compared;
  const items = mended.map(
    ({ call, cause }) => `<li><code>${escaped(call)}</code> ${escaped(cause)}</li>`,
  );
  return lines([
    ...(items.length > 0
      ? [
          `<h2>Mended</h2><div class="box mended"><ul>${lines(items)}</ul><p><code>--record</code> drops them from the baseline.</p></div>`,
        ]
      : []),
    ...(notAsked.length > 0
      ? [`<p class="soft">${notAsked.length} known failures were not asked for in this run.</p>`]
      : []),
  ]);
}

const badges = (statuses: readonly number[], kind: string) =>
  statuses.map((status) => `<span class="badge ${kind}">${status}</span>`).join(' ');

function coverageTable({ coverage }: Report): string {
  const rows = coverage.perCall.map(
    (one) =>
      `<tr data-calls="${callsOf([one])}"><td><code>${escaped(one.address)}</code></td><td>${one.call}</td><td>${badges(one.seen, 'seen')}</td><td>${badges(one.notSeen, 'none')}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th scope="col">Address</th><th scope="col">Call</th><th scope="col">Seen</th><th scope="col">Not seen</th></tr></thead>
<tbody>${lines(rows)}</tbody></table></div>`;
}

/** The report as one page that needs nothing else. */
export function asHtml(report: Report): string {
  const { address, startedAt, effort, seed, warnings, failures } = report;
  const fresh = newFailures(report).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract kit: ${fresh} failures</title><style>${STYLE}</style></head>
<body><main>
<h1>Contract kit: ${escaped(address)}</h1>
<p class="soft">${escaped(startedAt)}, effort ${effort}, seed ${seed}. ${escaped(summaryOf(report))}</p>
${tiles(report)}
<h2>Not tested</h2>
<div class="box warnings">${warnings.length === 0 ? '<p>Everything was tested.</p>' : lines(warnings.map(warningItem))}</div>
${mendedBox(report)}
<h2>Failures</h2>
<label>Filter by call or address <input type="search" placeholder="wallet.balance"></label>
<p class="soft" role="status"></p>
${failures.length === 0 ? '<p>Nothing is wrong.</p>' : lines(failures.map(failureArticle))}
<p class="soft">A request needs <code>TOKEN</code> and <code>PASSWORD</code> in the shell: secrets are left out of the report.</p>
<h2>Statuses of each call</h2>
${coverageTable(report)}
</main><script>${SCRIPT}</script></body></html>
`;
}
