import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { completeLanguages, languages } from '#contract/entities/language.ts';
import type { FlowsLanguage } from '../texts.ts';

/** The texts that the screens of all flows show, in one language. */
export interface ScreenTexts {
  /** A placeholder in a text is `…`. */
  readonly texts: readonly string[];
  /** Places in `texts`, by the id of a flow and the path of a state. */
  readonly flows: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** Before they are loaded, no screen shows a text. */
export const noScreenTexts: ScreenTexts = { texts: [], flows: {} };

/** How the texts of screens are loaded in each language of the page. */
export type ScreenTextLoaders = Readonly<Record<FlowsLanguage, () => Promise<ScreenTexts>>>;

/** The texts of screens in the page's language, once something is searched for. */
export function useScreenTexts(
  loaders: ScreenTextLoaders,
  isSearching: boolean,
): UseQueryResult<ScreenTexts> {
  const { i18n } = useTranslation('flows');
  const language = completeLanguages.find((code) => languages[code].tag === i18n.language) ?? 'EN';
  return useQuery({
    queryKey: ['screenTexts', language],
    queryFn: loaders[language],
    enabled: isSearching,
    staleTime: Number.POSITIVE_INFINITY,
    // A part of the page that could not be loaded is loaded again with the page alone.
    retry: false,
    networkMode: 'always',
  });
}
