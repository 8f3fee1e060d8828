/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Part[] | null;

/** Builds HTML: inserted values are escaped, unless they are HTML. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: strings }, ...parts.map(write)) };
}

function write(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  if ('html' in part) return part.html;
  return part.map(write).join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
