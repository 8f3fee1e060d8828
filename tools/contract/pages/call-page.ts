import { errorCatalogue } from '#contract/error-catalogue.ts';
import { isErrorCode } from '#contract/errors.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import type { OpenApiDocument } from '#contract/openapi.ts';
import { isJson, type Json } from '#tools/contract/compare-schemas.ts';
import { type DescribedCall, factsOf } from '#tools/contract/pages/call-facts.ts';
import { framed } from '#tools/contract/pages/page-frame.ts';
import { rowsOf, type SchemaRow, typeOf } from '#tools/contract/pages/schema-rows.ts';
import type { UsesAndTests } from '#tools/contract/pages/uses.ts';
import { fates, nextSteps } from '#tools/error-pages.ts';
import { type Html, html } from '#tools/html.ts';

/** What a page is made from. */
export interface PageSources {
  readonly document: OpenApiDocument;
  /** What a person reads for each code, in English. */
  readonly texts: Readonly<Record<string, unknown>>;
}

/** More pages than this are counted instead of listed. */
const MAX_LISTED_PAGES = 12;

/** The page of one call: what it is for, how it is called, what it answers, who uses it. */
export function callPage(call: DescribedCall, uses: UsesAndTests, sources: PageSources): string {
  const { document } = sources;
  const operation =
    document.paths[call.path.replaceAll(/:(\w+)/gu, '{$1}')]?.[call.method.toLowerCase()];
  if (operation === undefined) throw new Error(`The document has no ${call.name}.`);
  return framed(
    call.name,
    html`<p class="address"><b>${call.method}</b> <code>${call.path}</code></p>
<p class="purpose">${call.summary}.</p>
${definitions(factsOf(call))}
${requestPart(call, operation, document)}
${answersPart(operation, sources)}
${usesPart(call, uses)}`,
  );
}

function definitions(pairs: readonly (readonly [string, string])[]): Html {
  return html`<dl>${pairs.map(([name, words]) => html`<div><dt>${name}</dt><dd>${words}</dd></div>`)}</dl>`;
}

function requestPart(call: DescribedCall, operation: Json, document: OpenApiDocument): Html {
  const { schemas } = document.components;
  const parameters = (operation['parameters'] ?? []) as readonly Json[];
  const body = bodyOf(operation);
  const rows = [
    ...parameters.map((each) => ({
      path: `${String(each['name'])} (${String(each['in'])})`,
      type: typeOf(each['schema'], schemas),
      isRequired: each['required'] === true,
      words: typeof each['description'] === 'string' ? each['description'] : '',
    })),
    ...rowsOf(body?.plain, schemas),
  ];
  return html`<section><h2>Request</h2>
${rows.length === 0 ? html`<p>It takes nothing.</p>` : table(rows)}
<h3>Example</h3>
<pre>${curlOf(call, parameters, body)}</pre>
${
  call.metadata.sealed && body
    ? html`<p>What is sealed, beside the nonce:</p><pre>${JSON.stringify(body.example, null, 2)}</pre>`
    : null
}</section>`;
}

interface Body {
  readonly type: string;
  /** The schema of what is inside of a sealed body, else that of the body. */
  readonly plain: unknown;
  readonly example: unknown;
  /** As it travels. */
  readonly sent: unknown;
}

function bodyOf({ requestBody }: Json): Body | undefined {
  if (!isJson(requestBody) || !isJson(requestBody['content'])) return undefined;
  const [[type, media] = []] = Object.entries(requestBody['content']);
  if (type === undefined || !isJson(media)) return undefined;
  const { schema, example } = media;
  const inside = media['x-sealed-example'];
  return {
    type,
    plain: inside === undefined ? schema : insideOf(schema),
    example: inside ?? example,
    sent: example,
  };
}

/** What a sealed body has inside. */
function insideOf(schema: unknown): unknown {
  const sealed = partOf(partOf(schema, 'properties'), 'sealed');
  return partOf(partOf(partOf(sealed, 'contentSchema'), 'properties'), 'body');
}

const partOf = (node: unknown, key: string) => (isJson(node) ? node[key] : undefined);

function curlOf(call: DescribedCall, parameters: readonly Json[], body: Body | undefined): string {
  const required = parameters.filter((each) => each['in'] === 'query' && each['required'] === true);
  const query = required.map((each) => `${String(each['name'])}=…`).join('&');
  const { auth, once } = call.metadata;
  return [
    `curl -X ${call.method} "$SERVER${call.path}${query === '' ? '' : `?${query}`}"`,
    ...(auth === 'none' ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(once ? [`-H "${ONCE_HEADER}: $(uuidgen)"`] : []),
    ...(body ? [`-H 'Content-Type: ${body.type}'`, `-d '${JSON.stringify(body.sent)}'`] : []),
  ].join(' \\\n  ');
}

function table(rows: readonly SchemaRow[]): Html {
  return html`<table><thead><tr><th>Property</th><th>Type</th><th>Meaning</th></tr></thead><tbody>
${rows.map(
  ({ path, type, isRequired, words }) =>
    html`<tr><td><code>${path}</code>${isRequired ? null : html` <small>optional</small>`}</td><td>${type}</td><td>${withCode(words)}</td></tr>`,
)}</tbody></table>`;
}

function answersPart(operation: Json, { document, texts }: PageSources): Html {
  const { schemas, responses: shared } = document.components;
  const parts = Object.entries(operation['responses'] as Json).map(([status, answer]) => {
    const name = String(partOf(answer, '$ref')).replace('#/components/responses/', '');
    const response = shared[name] ?? (answer as Json);
    const content = response['content'] as Readonly<Record<string, Json>>;
    const [first] = Object.values(content);
    const stream = content['text/event-stream'];
    const codes = Number(status) < 400 ? [] : codesOf(first);
    return html`<section><h3 id="status-${status}">${status}: ${reasonOf(response)}</h3>
${codes.length > 0 ? codeTable(codes, texts) : table(rowsOf(first?.['schema'], schemas))}
<pre>${JSON.stringify(first?.['example'], null, 2)}</pre>
${
  stream
    ? html`<p>As <code>text/event-stream</code>, each event has this data:</p><pre>${String(stream['example'])}</pre>`
    : null
}</section>`;
  });
  return html`<section><h2>Answers</h2>${parts}</section>`;
}

const reasonOf = (response: Json) => String(response['description']).split(':')[0] ?? '';

function codesOf(media: Json | undefined): readonly string[] {
  const alternatives = partOf(media?.['schema'], 'allOf');
  const narrowed: unknown = Array.isArray(alternatives) ? alternatives[1] : undefined;
  const codes = partOf(partOf(partOf(narrowed, 'properties'), 'code'), 'enum');
  return Array.isArray(codes) ? codes.map(String) : [];
}

function codeTable(codes: readonly string[], texts: PageSources['texts']): Html {
  return html`<table class="codes"><thead><tr><th>Code</th><th>What a person reads</th><th>Next step</th><th>The action</th></tr></thead><tbody>
${codes.map((code) => {
  if (!isErrorCode(code)) throw new Error(`The catalogue has no code ${code}.`);
  const { next, act } = errorCatalogue[code];
  return html`<tr><td><code>${code}</code></td><td>${String(texts[code])}</td><td>${nextSteps[next]}</td><td>${fates[act]}</td></tr>`;
})}</tbody></table>`;
}

function pagesPart(pages: readonly string[], isEverywhere: boolean): Html {
  if (isEverywhere) return html`<p>Every page, or what opens over any page.</p>`;
  if (pages.length === 0) return html`<p>No page of its own.</p>`;
  return pages.length > MAX_LISTED_PAGES
    ? html`<p>${pages.length} pages, among them ${pages.slice(0, MAX_LISTED_PAGES).map(pageLink)}.</p>`
    : html`<ul>${pages.map((page) => html`<li>${pageLink(page)}</li>`)}</ul>`;
}

function usesPart(
  { name }: DescribedCall,
  { states, pages, isEverywhere, tests }: UsesAndTests,
): Html {
  return html`<section><h2>Where it is used</h2>
<h3>States of flows that make it</h3>
${
  states.length === 0
    ? html`<p>No flow makes it: a page reads it, or another server.</p>`
    : html`<ul>${states.map(
        ({ flow, flowTitle, state, description }) =>
          html`<li><a href="/flows/${flow}">${flowTitle}</a>: <b>${state}</b>. ${description}</li>`,
      )}</ul>`
}
<h3>Pages of the portal</h3>
${pagesPart(pages, isEverywhere)}
<h3>Tests that name it</h3>
<p>The kit tries every call: <code>npx vitest run --project contract -t ${name}</code>.</p>
${
  tests.length === 0
    ? null
    : html`<details><summary>${tests.length} more files</summary><ul>${tests.map(
        (file) => html`<li><code>${file}</code></li>`,
      )}</ul></details>`
}</section>`;
}

/** Words in which what is between backticks is code. */
function withCode(words: string): Html {
  const parts = words.split('`');
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** The address of a page, as a link where no part of it has to be filled in. */
function pageLink(page: string): Html {
  const code = html`<code>${page}</code> `;
  return page.includes(':') || page.includes('*') ? code : html`<a href="${page}">${code}</a>`;
}
