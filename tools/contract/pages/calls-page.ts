import type { Auth } from '#contract/call.ts';
import { subjects } from '#contract/index.ts';
import { CONTRACT_VERSION } from '#contract/version.ts';
import type { DescribedCall } from '#tools/contract/pages/call-facts.ts';
import { framed } from '#tools/contract/pages/page-frame.ts';
import { html } from '#tools/html.ts';

const callers: Readonly<Record<Auth, string>> = {
  none: 'anyone',
  member: 'signed in',
  trueMember: 'real account',
  agent: 'agents',
};

/** The page that lists every call by its domain. */
export function callsPage(calls: readonly DescribedCall[]): string {
  const domains = [...Map.groupBy(calls, ({ domain }) => domain)];
  return framed(
    'Every call',
    html`<p class="purpose">Version ${CONTRACT_VERSION}: ${calls.length} calls in ${domains.length} domains.</p>
<ul class="domains">${domains.map(([domain]) => html`<li><a href="#${domain}">${domain}</a></li>`)}</ul>
${domains.map(
  ([domain, its]) => html`<section><h2 id="${domain}">${domain}</h2>
<p>${subjects[domain] ?? ''}</p>
<ul class="calls">${its.map(
    ({
      name,
      method,
      path,
      summary,
      metadata,
    }) => html`<li><a href="/openapi/calls/${name}">${name}</a>
<span class="address"><b>${method}</b> <code>${path}</code></span> <span>${summary}</span>
<span class="marks">${[
      callers[metadata.auth],
      ...(metadata.sealed ? ['sealed'] : []),
      ...(metadata.once ? ['once'] : []),
    ].map((mark) => html`<small>${mark}</small> `)}</span></li>`,
  )}</ul></section>`,
)}`,
  );
}
