import { basename } from 'node:path';
import { parseAst } from 'vite';

/** The languages whose words the glossary settles. */
export type TermLanguage = 'EN' | 'PT';

/** A text in a source file. */
export interface SourceText {
  readonly language: TermLanguage;
  /** Names of the properties that it stands in: 'PT.title'. */
  readonly key: string;
  readonly text: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** The language that a name says: of a property, a variable or a file; null for one not held. */
function languageNamed(name: string): TermLanguage | null | undefined {
  if (/^(?:en|en-GB)$|english/iu.test(name)) return 'EN';
  if (/^(?:pt|pt-BR)$|portuguese/iu.test(name)) return 'PT';
  return /^(?:CN|ID|TH|VI)$|^(?:chinese|indonesian|thai|vietnamese)$/u.test(name)
    ? null
    : undefined;
}

/**
 * The texts of a source file in English and Portuguese: what stands in a property, a variable or a
 * file that is named by its language, and the arguments of `say(portuguese, english)`.
 *
 * @param usual the language of all other texts of the file, if they are any
 */
export function sourceTexts(
  file: string,
  code: string,
  usual?: TermLanguage,
): readonly SourceText[] {
  const found: SourceText[] = [];
  const walk = (
    value: unknown,
    language: TermLanguage | null | undefined,
    path: readonly string[],
  ): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each, language, path);
      return;
    }
    if (!isNode(value) || value.type.startsWith('TS') || value.type.startsWith('Import')) return;
    const text = textOf(value);
    if (text !== undefined && language && /\p{L}/u.test(text)) {
      found.push({ language, key: path.join('.'), text });
    }
    if (value.type === 'CallExpression' && nameOf(value['callee']) === 'say') {
      const [portuguese, english] = value['arguments'] as readonly unknown[];
      walk(portuguese, 'PT', path);
      walk(english, 'EN', path);
      return;
    }
    const name = nameOf(value['key'] ?? value['id']);
    const ownLanguage = name === undefined ? undefined : languageNamed(name);
    for (const [part, inner] of Object.entries(value)) {
      if (part === 'key' || part === 'source') continue;
      const inside = ownLanguage === undefined ? language : ownLanguage;
      walk(inner, inside, name === undefined ? path : [...path, name]);
    }
  };
  walk(
    parseAst(code, { lang: 'ts' }),
    languageNamed(basename(file).split('.')[0] ?? '') ?? usual,
    [],
  );
  return found;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  const name = value['name'] ?? value['value'];
  return typeof name === 'string' ? name : undefined;
}

/** The words of a literal, with … for what a template fills in. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') {
    return typeof node['value'] === 'string' ? node['value'] : undefined;
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  const pieces = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return pieces.map(({ value }) => value.cooked).join('…');
}
