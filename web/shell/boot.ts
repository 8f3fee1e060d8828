/**
 * Inlined into the page before everything else: sets what the first paint depends on (language,
 * theme, session), asks for the first public answers and for the parts of the first view while
 * the script is still loading. Kept tiny; it runs before any error handling exists.
 */
import type { LanguageCode } from '#contract/entities/language.ts';
import { firstCalls } from './first-calls.ts';

/** Written into the page by the build: files of home's first view, for all and by language. */
interface FirstParts {
  readonly home: readonly string[];
  readonly messages: Readonly<Record<string, readonly string[]>>;
}

const root = document.documentElement;

function stored(storage: () => Storage, key: string): string | null {
  // A browser may forbid storage altogether; the page then starts with its defaults.
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

const language: LanguageCode = stored(() => localStorage, 'lang') === 'EN' ? 'EN' : 'PT';
root.lang = language === 'EN' ? 'en' : 'pt';
root.dataset['theme'] = stored(() => localStorage, 'theme') === 'light' ? 'light' : 'dark';
if (stored(() => sessionStorage, 'token') !== null) root.dataset['session'] = 'member';

const home = /^\/(?:index(?:\.html)?|home)?$/u.test(location.pathname);
const answers: Record<string, Promise<Response>> = {};
const ask = async (address: string): Promise<Response> =>
  await fetch(address, { headers: { 'accept-language': root.lang } });
const urgent = home ? [firstCalls.notices(language), firstCalls.hot(language)] : [];
for (const address of urgent) answers[address] = ask(address);
// A browser opens six connections to a host: what shows itself first, and the script, go first.
const urgentAnswered = Promise.allSettled(Object.values(answers));
const others = [firstCalls.permission(), firstCalls.status(), firstCalls.menu(language)];
if (home) others.push(firstCalls.vendors());
for (const address of others) answers[address] = urgentAnswered.then(() => ask(address));
// A failed early call is repeated, and answered for, by the client that takes it.
for (const answer of Object.values(answers)) answer.catch(() => undefined);
window.earlyAnswers = answers;

const list = document.getElementById('first-parts')?.textContent;
if (list) {
  const parts = JSON.parse(list) as FirstParts;
  for (const href of [...(parts.messages[language] ?? []), ...(home ? parts.home : [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
