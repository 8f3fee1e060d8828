import { CancelledError, useQuery } from '@tanstack/react-query';
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

/** The letter A, and its flag character. */
const LATIN_A = 0x41;
const REGIONAL_A = 0x1_f1_e6;

/**
 * A draft's country: the chosen one, else the visitor's (A7). Undefined until the countries are
 * known.
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

/** The visitor's country, once the countries are known; it requests nothing itself. */
export function useKnownCountry(): string | undefined {
  const countries = useQuery({ ...queries.site.countryCodes(), enabled: false });
  const permission = useQuery({ ...sitePermission(), enabled: false });
  return countries.data && permission.data?.location.countryCode;
}

/** Waits for the countries and the visitor's own; refused if unreadable. */
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
    // A view that has left took the read with it.
    if (error instanceof CancelledError) return await countriesKnown({ queryClient });
    return refusalOf(error) ?? { ok: false, code: 'unknown_error' };
  }
}

/** A country's flag from its two letters; systems without flags show the letters. */
function flagOf(countryCode: string): string {
  return countryCode.replaceAll(/[A-Z]/gu, (letter) =>
    String.fromCodePoint(REGIONAL_A + letter.charCodeAt(0) - LATIN_A),
  );
}

/** The countries for the picker, by name in the page's language (A7). */
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
