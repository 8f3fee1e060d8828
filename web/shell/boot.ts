/**
 * Inlined into the page before everything else: sets what the first paint depends on (language,
 * theme, session), and requests the first public answers and chunks while the script is loading.
 * Kept tiny; it runs before any error handling exists.
 */
import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/entities/language.ts';
import { FIRST_ANSWERS_ID } from '#contract/first-answers.ts';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import type { EarlyAnswer } from '#web/api/early-answers.ts';
import { barsAt, frameOf, pageAt } from '#web/app/page-addresses.ts';
import type { PageName } from '#web/app/pages.ts';
import { LIGHT_THEME_COLOUR, SYSTEM_LIGHT_THEME } from '#web/platform/painting/theme-colour.ts';
import { apiBase } from '#web/platform/server/api-base.ts';
import { deviceStorage, tabStorage } from '#web/platform/storage/guarded-storage.ts';
import { PREFERENCES_KEY } from '#web/platform/storage/preferences.ts';
import { isServedByWorker } from '#web/platform/storage/worker-container.ts';
import type { InstallPrompt } from '#web/platform/windows/install.ts';
import { askSiblings } from '#web/platform/windows/sibling-question.ts';
import { firstCalls } from './first-calls.ts';
import { publicCallsOf } from './public-calls.ts';
import { START_FAILED_KEY } from './start-failed.ts';

/** Written into the page by the build: what each first view needs, for all and by language. */
interface FirstParts {
  /** Scripts and styles of each page. */
  readonly pages: Readonly<Record<PageName, readonly string[]>>;
  /** Tag and direction of each language that has messages, and the file with its words. */
  readonly languages: Readonly<Partial<Record<LanguageCode, FirstLanguage>>>;
}

interface FirstLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: string;
}

/** How long the calls of the first view go before the others at most. */
const HEAD_START_MILLISECONDS = 500;

const root = document.documentElement;

/** Network information of the browser, if it has any. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The choice on this device, else from the browser's network and memory (S15). */
function isToBeLight(): boolean {
  const chosen = /"lightMode":(true|false)/u.exec(deviceStorage.getItem(PREFERENCES_KEY) ?? '');
  if (chosen) return chosen[1] === 'true';
  const { connection, deviceMemory = 8 } = navigator as {
    connection?: Connection;
    deviceMemory?: number;
  };
  return (
    connection?.saveData === true ||
    /2g/u.test(connection?.effectiveType ?? '') ||
    deviceMemory <= 1
  );
}

/**
 * The answers that the host embedded in the page, in its start language. A page from the service
 * worker has old ones.
 */
function writtenAnswers(): Record<string, unknown> {
  const text = document.getElementById(FIRST_ANSWERS_ID)?.textContent;
  if (!text || language !== DEFAULT_LANGUAGE || isServedByWorker()) return {};
  return JSON.parse(text) as Record<string, unknown>;
}

const list = document.getElementById('first-parts')?.textContent;
const parts: FirstParts | undefined = list ? (JSON.parse(list) as FirstParts) : undefined;
const lang = deviceStorage.getItem('lang') as LanguageCode | null;
const spoken = lang === null ? undefined : parts?.languages[lang];
const language: LanguageCode = spoken && lang ? lang : DEFAULT_LANGUAGE;
if (spoken) {
  root.lang = spoken.tag;
  root.dir = spoken.direction;
}
root.dataset['language'] = language;
root.dataset['theme'] = 'dark';
// The system's wish, until somebody chooses (S1).
const theme = deviceStorage.getItem('theme');
if (theme === 'light' || (theme !== 'dark' && matchMedia(SYSTEM_LIGHT_THEME).matches)) {
  root.dataset['theme'] = 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', LIGHT_THEME_COLOUR);
}
if (isToBeLight()) root.dataset['light'] = '';
if (tabStorage.getItem('token') !== null) root.dataset['session'] = 'member';

// Offered once, and mostly before the page's script is there.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
});

if (!barsAt(location.pathname, location.search)) root.dataset['bars'] = 'hidden';

const page = pageAt(location.pathname);
const home = page === 'index';
// The shell behind this is home's: a slow machine may draw it before it is fitted to this page.
if (!home) root.dataset['unfitted'] = frameOf(location.pathname);
const answers: NonNullable<Window['earlyAnswers']> = {};
const ask = async (address: string): Promise<EarlyAnswer | undefined> => {
  const answer = await fetch(address, { headers: { 'accept-language': root.lang } });
  if (!answer.ok) return undefined;
  const settingsRevision = answer.headers.get(SETTINGS_REVISION_HEADER);
  return { body: await answer.json(), settingsRevision };
};
const { pathname: path, search } = location;
const calls = publicCallsOf({ page, frame: frameOf(path), path, search }, language);
const [first, second, ...others] = calls;
const written = writtenAnswers();
for (const [call, answer] of Object.entries(written)) {
  answers[apiBase + call] = Promise.resolve({ body: answer, settingsRevision: null });
}
const wanted = (some: readonly (string | undefined)[]) =>
  some.filter((call) => call !== undefined && !(call in written)).map((call) => apiBase + call);
// Drawing also depends on the site's permission (R8); a host that embedded answers permits it.
const isPermitted = Object.keys(written).length > 0;
const urgent = [...(isPermitted ? [] : [firstCalls.permission()]), ...wanted([first, second])];
for (const address of urgent) answers[address] = ask(address);
// A browser opens six connections per host. The first view's calls and the pictures at the end of
// the document go first. A slow answer blocks nothing.
const pictured = new Promise((resolve) => {
  document.addEventListener('readystatechange', resolve, { once: true });
});
const headStart = new Promise((resolve) => {
  setTimeout(resolve, HEAD_START_MILLISECONDS);
});
const urgentAnswered = Promise.race([Promise.allSettled(Object.values(answers)), headStart]);
const later = [...(isPermitted ? [firstCalls.permission()] : []), firstCalls.status()];
for (const address of [...later, ...wanted(others)]) {
  answers[address] = Promise.all([pictured, urgentAnswered]).then(() => ask(address));
}
// A failed early call is repeated and handled by the client.
for (const answer of Object.values(answers)) answer.catch(() => undefined);
window.earlyAnswers = answers;

for (const href of [parts?.languages[language]?.words, ...((page && parts?.pages[page]) ?? [])]) {
  if (href === undefined) continue;
  const link = document.createElement('link');
  link.href = href;
  if (href.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
    // As the bundler requests it later: else it is loaded twice.
    link.crossOrigin = 'anonymous';
    void pictured.then(() => document.head.append(link));
  } else {
    link.rel = 'modulepreload';
    document.head.append(link);
  }
}

/*
 * A page from before a new deployment requests a removed script. It is reloaded, once; if that does
 * not help, it says so and leaves the retry to the person.
 */
function recoverStart(): void {
  const state = history.state as Record<string, unknown> | null;
  if (navigator.onLine && state?.[START_FAILED_KEY] === undefined) {
    history.replaceState({ ...state, [START_FAILED_KEY]: 'once' }, '');
    location.reload();
    return;
  }
  const message = document.querySelector<HTMLTemplateElement>('#root [data-start-failed]');
  const content = document.getElementById('content');
  if (!message || !content) return;
  content.replaceChildren(message.content);
  content.querySelector('button')?.addEventListener('click', () => location.reload());
}

window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    // The script may be found missing before the shell has been read.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', recoverStart);
    } else recoverStart();
  },
  true,
);

// Somebody may be signed in in another tab. An answer that arrives during the first render would
// cause a second one.
if (root.dataset['session'] === undefined) globalThis.siblingQuestion = askSiblings();
