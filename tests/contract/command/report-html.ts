import { type Html, html } from '#tools/html.ts';
import { percent, type Share } from './coverage.ts';
import { breaksInWords, type FailingCall, type Failure } from './failures.ts';
import { newFailures, type Report } from './report.ts';
import { SCRIPT, STYLE } from './report-page.ts';
import { summaryOf } from './report-text.ts';
import type { Warning } from './warnings.ts';

/** What the filter compares with what is typed. */
const callsOf = (calls: readonly { readonly call: string; readonly address: string }[]) =>
  calls
    .map(({ call, address }) => `${call} ${address}`)
    .join(' ')
    .toLowerCase();

const tile = (figure: string, what: string, kind = '') =>
  html`<div class="tile ${kind}"><b>${figure}</b>${what}</div>`;

const share = (reached: Share, what: string) =>
  tile(percent(reached), `of the ${what}: ${reached.reached} of ${reached.all}`);

function tiles(report: Report): Html {
  const { coverage, failures, compared } = report;
  const fresh = newFailures(report).length;
  const known = failures.length - fresh;
  return html`<div class="tiles">
${tile(String(fresh), compared ? 'new failures' : 'failures', fresh > 0 ? 'bad' : 'good')}
${known > 0 ? tile(String(known), 'known failures') : null}
${share(coverage.calls, 'calls asked')}
${share(coverage.statuses, 'statuses seen')}
${share(coverage.fields, 'fields of answers seen')}
${share(coverage.rules, 'rules tested')}
</div>`;
}

function warningItem({ what, untested }: Warning): Html {
  if (untested.length === 0) return html`<p>${what}</p>`;
  return html`<details><summary>${what}: ${untested.length} not tested</summary>
<p><code>${untested.join('; ')}</code></p></details>`;
}

function exchangePart({ exchange }: FailingCall): Html | null {
  if (!exchange) return null;
  const { curl, status, headers, answer } = exchange;
  return html`<h4>Request</h4><pre>${curl}</pre>
<h4>Answer: ${status}</h4><pre>${`${headers}\n\n${answer}`}</pre>`;
}

const knownBadge = (isKnown: boolean) =>
  isKnown ? html` <span class="badge known">known</span>` : null;

function callPart(call: FailingCall, isOpen: boolean): Html {
  const { address, evidence, problem, times, use, isKnown } = call;
  const often = times > 1 ? `, ${times} times` : '';
  const content = html`<summary><code>${address}</code> ${call.call}${often}${knownBadge(isKnown)}</summary>
<dl><dt>Found</dt><dd>${problem}</dd><dt>Would break</dt><dd>${breaksInWords([use])}</dd></dl>
<h4>Shown by</h4><pre>${evidence}</pre>${exchangePart(call)}`;
  return isOpen ? html`<details open>${content}</details>` : html`<details>${content}</details>`;
}

function failureArticle(failure: Failure): Html {
  const { problem, rules, mending, checks, calls, isKnown } = failure;
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  return html`<article class="${isKnown ? 'known' : 'new'}" data-calls="${callsOf(calls)}">
<h3>${problem}${knownBadge(isKnown)}</h3>
<dl><dt>Rule</dt><dd>${rules.map((rule) => html`${rule}<br>`)}</dd>
<dt>Would break</dt><dd>${breaksInWords(calls.map(({ use }) => use))}</dd>
<dt>Mend</dt><dd>${mending}</dd>
<dt>Found by</dt><dd>${checks.join('; ')}, at ${count}</dd></dl>
${calls.map((call, index) => callPart(call, index === 0))}
</article>`;
}

function comparedPart({ compared }: Report): Html | null {
  if (!compared) return null;
  const { mended, notAsked } = compared;
  const items = mended.map(({ call, cause }) => html`<li><code>${call}</code> ${cause}</li>`);
  return html`${
    items.length === 0
      ? null
      : html`<h2>Mended</h2><div class="box mended"><ul>${items}</ul><p><code>--record</code> drops them from the baseline.</p></div>`
  }
${notAsked.length === 0 ? null : html`<p class="soft">Known failures not asked for in this run: ${notAsked.length}.</p>`}`;
}

const badges = (statuses: readonly number[], kind: string) =>
  statuses.map((status) => html`<span class="badge ${kind}">${status}</span> `);

const fieldsPart = (fields: readonly string[]) =>
  fields.length === 0
    ? null
    : html`<details><summary>${fields.length}</summary><code>${fields.join(' ')}</code></details>`;

function coverageTable({ coverage }: Report): Html {
  const rows = coverage.perCall.map(
    (one) =>
      html`<tr data-calls="${callsOf([one])}"><td><code>${one.address}</code></td><td>${one.call}</td><td>${badges(one.seen, 'seen')}</td><td>${badges(one.notSeen, 'none')}</td><td>${fieldsPart(one.fieldsNotSeen)}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Statuses and fields of each call"><table><thead><tr><th scope="col">Address</th><th scope="col">Call</th><th scope="col">Seen</th><th scope="col">Not seen</th><th scope="col">Fields without a value</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** The report as one page that needs nothing else. */
export function asHtml(report: Report): string {
  const { address, startedAt, effort, seed, warnings, failures } = report;
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract kit: ${newFailures(report).length} failures</title><style>${{ html: STYLE }}</style></head>
<body><main>
<h1>Contract kit: ${address}</h1>
<p class="soft">${startedAt}, effort ${effort}, seed ${seed}. ${summaryOf(report)}</p>
${tiles(report)}
<h2>Not tested</h2>
<div class="box warnings">${warnings.length === 0 ? html`<p>Everything was tested.</p>` : warnings.map(warningItem)}</div>
${comparedPart(report)}
<h2>Failures</h2>
<label>Filter by call or address <input type="search" placeholder="wallet.balance"></label>
<p class="soft" role="status"></p>
${failures.length === 0 ? html`<p>Nothing is wrong.</p>` : failures.map(failureArticle)}
<p class="soft">A request needs <code>TOKEN</code> and <code>PASSWORD</code> in the shell: secrets are left out of the report.</p>
<h2>Statuses and fields of each call</h2>
${coverageTable(report)}
</main><script>${{ html: SCRIPT }}</script></body></html>
`;
  return page.html;
}
