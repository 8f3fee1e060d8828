import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { languages } from '#contract/entities/language.ts';
import type { Country } from '#contract/entities/site.ts';
import type { Outcome } from '#contract/errors.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf } from '#web/api/refused-read.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import type { Services } from '#web/shared/services/services.ts';
import type { ComboboxOption } from '#web/ui/fields/filter-options.ts';

/** The letter A, and the sign that stands for it in flags. */
const LATIN_A = 0x41;
const REGIONAL_A = 0x1_f1_e6;

/**
 * The country of a draft: the chosen one, else that of the visitor (A7). Undefined until the
 * countries are known.
 */
export function countryOf(
  { queryClient }: Pick<Services, 'queryClient'>,
  chosen: string,
): Country | undefined {
  const countries = queryClient.getQueryData(queries.site.countryCodes().queryKey);
  const visitors = queryClient.getQueryData(sitePermission().queryKey)?.location.countryCode;
  const code = chosen === '' ? visitors : chosen;
  return countries?.find(({ countryCode }) => countryCode === code);
}

/** The visitor's own country once the countries are known too; it asks for nothing by itself. */
export function useKnownCountry(): string | undefined {
  const countries = useQuery({ ...queries.site.countryCodes(), enabled: false });
  const permission = useQuery({ ...sitePermission(), enabled: false });
  return countries.data && permission.data?.location.countryCode;
}

/** Waits until the countries and the visitor's own are known; refused where they cannot be read. */
export async function countriesKnown({
  queryClient,
}: Pick<Services, 'queryClient'>): Promise<Outcome<null>> {
  try {
    await Promise.all([
      queryClient.ensureQueryData(queries.site.countryCodes()),
      queryClient.ensureQueryData(sitePermission()),
    ]);
    return { ok: true, value: null };
  } catch (error) {
    return refusalOf(error) ?? { ok: false, code: 'unknown_error' };
  }
}

/** The flag of a country, of its two letters; where the system draws none, the letters stand. */
function flagOf(countryCode: string): string {
  return countryCode.replaceAll(/[A-Z]/gu, (letter) =>
    String.fromCodePoint(REGIONAL_A + letter.charCodeAt(0) - LATIN_A),
  );
}

/** The countries as the picker shows them, by their names in the language of the page (A7). */
export function useCountryOptions(): readonly ComboboxOption[] {
  const { data } = useQuery(queries.site.countryCodes());
  const language = useLanguage();
  return useMemo(() => {
    const { tag } = languages[language];
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const { compare } = new Intl.Collator(tag);
    return (data ?? [])
      .map(({ countryCode, countryDialingCode }) => ({
        value: countryCode,
        label: names.of(countryCode) ?? countryCode,
        detail: countryDialingCode,
        keywords: countryCode,
        leading: flagOf(countryCode),
      }))
      .toSorted((a, b) => compare(a.label, b.label));
  }, [data, language]);
}
