/** Markup that is safe to send: all its text is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

/** Markup from a template: values are escaped, unless they are markup; false is nothing. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    texts.reduce((markup, text, index) => markup + markupOf(parts[index - 1]) + text),
  );
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
