import type { ShownPicture } from '#contract/entities/picture.ts';

/** A section of a case file: title, named lines, and pictures as evidence. */
export interface CaseSection {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
  readonly pictures?: readonly (ShownPicture & { readonly name: string })[];
}

/** The content of a case file. */
export interface CaseFile {
  readonly title: string;
  /** BCP 47 tag and direction of its texts. */
  readonly language: { readonly tag: string; readonly direction: string };
  readonly sections: readonly CaseSection[];
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}
table{width:100%;border-collapse:collapse}th,td{padding:.3rem .5rem;border-bottom:1px solid #ccc;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{width:40%;font-weight:normal;color:#444}td{white-space:pre-wrap}img{max-width:100%;border:1px solid #ccc}figure{margin:1rem 0}`;

/** A self-contained HTML page: it opens in any browser, offline, and prints. */
export function writeCaseFile({ title, language, sections }: CaseFile): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>`;
  const body = `<h1>${escaped(title)}</h1>${sections.map(writeSection).join('')}`;
  return `<!doctype html><html lang="${escaped(language.tag)}" dir="${escaped(language.direction)}"><head>${head}</head><body>${body}</body></html>`;
}

function writeSection({ title, lines, pictures = [] }: CaseSection): string {
  const rows = lines.map(
    ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  );
  const figures = pictures.map(
    ({ name, type, picture }) =>
      `<figure><img src="data:${escaped(type)};base64,${escaped(picture)}" alt=""><figcaption>${escaped(name)}</figcaption></figure>`,
  );
  return `<section><h2>${escaped(title)}</h2><table>${rows.join('')}</table>${figures.join('')}</section>`;
}

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/gu, (mark) => marks[mark] ?? mark);
}
