import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { timesIn } from '#contract/rules/times.ts';
import { inLanguage, type Words } from './words.ts';

/** How a mail begins, with `{account}`. */
const greeting: Words = {
  PT: 'Olá, {account}!',
  EN: 'Hello, {account}!',
  CN: '{account}，您好！',
  ID: 'Halo, {account}!',
  TH: 'สวัสดี {account}',
  VI: 'Xin chào {account}!',
};

/** An address, with the space around it. */
const link = /\s*(https?:\/\/\S+)\s*/u;

/** A text of an SMS: one line that begins with the name of the site. */
export function asSms(site: string, sentences: readonly string[]): string {
  return `${site}: ${sentences.join(' ')}`;
}

/** What a mail is about, to whom. */
export interface MailParts {
  readonly site: string;
  readonly account: string;
  readonly language: LanguageCode;
  /** When it happened, in milliseconds since the epoch. */
  readonly at: number;
  readonly timeZone: string;
}

/**
 * A text of a mail: its sender, when it happened, a greeting, and its paragraphs, where each address
 * has a line of its own.
 */
export function asMail(
  { site, account, language, at, timeZone }: MailParts,
  paragraphs: readonly string[],
): string {
  const lines = paragraphs.flatMap((paragraph) => paragraph.split(link));
  const hello = inLanguage(greeting, language).replace('{account}', () => account);
  const when = timesIn(languages[language].tag, timeZone).zonedMoment(at);
  return [`${site} · ${when}`, hello, ...lines.filter((line) => line !== '')].join('\n\n');
}
