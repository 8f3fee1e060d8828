import type { LanguageCode } from '#contract/entities/language.ts';
import type { GeetestResult } from '#contract/entities/verification.ts';
import type { Outcome } from '#contract/errors.ts';
import { solveGeetest } from '#web/platform/sign-in/geetest.ts';
import type { Services } from '#web/shared/services/services.ts';
import { withDialogsAside } from './step-aside.ts';

/** The site's puzzle settings. */
interface Puzzle {
  readonly captchaId: string;
  readonly scriptUrl: string;
}

/** GeeTest's codes of its languages; others get English. */
const puzzleLanguages: Partial<Record<LanguageCode, string>> = {
  CN: 'zho',
  TW: 'zho-tw',
  JA: 'jpn',
  KO: 'kor',
  ID: 'ind',
  RU: 'rus',
  AR: 'ara',
  ES: 'spa',
  FR: 'fra',
  PT: 'por',
  'PT-BR': 'por',
};

/** Shows the site's puzzle (A10). */
export function solvePuzzle(
  { language }: Pick<Services, 'language'>,
  puzzle: Puzzle,
  signal: AbortSignal,
): Promise<Outcome<GeetestResult>> {
  const configuration = { ...puzzle, language: puzzleLanguages[language()] ?? 'eng' };
  return withDialogsAside((shown) => solveGeetest(configuration, signal, shown));
}

/** Makes a call, with the puzzle only if the server requires it. */
export async function withPuzzleIfRequired<Value>(
  services: Pick<Services, 'api' | 'language'>,
  call: (geetest: GeetestResult | undefined) => Promise<Outcome<Value>>,
  signal: AbortSignal,
): Promise<Outcome<Value>> {
  const first = await call(undefined);
  if (first.ok || first.code !== 'geetest_required') return first;
  const settings = await services.api.account.registerSettings({}, { signal });
  if (!settings.ok) return settings;
  if (settings.value.geetest === null) return first;
  const solved = await solvePuzzle(services, settings.value.geetest, signal);
  return solved.ok ? await call(solved.value) : solved;
}
