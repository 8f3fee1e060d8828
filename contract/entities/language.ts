/** The languages of the portal (G2): code, BCP 47 tag and direction. */
export const languages = {
  CN: { tag: 'zh-CN', direction: 'ltr' },
  EN: { tag: 'en-GB', direction: 'ltr' },
  JA: { tag: 'ja', direction: 'ltr' },
  TH: { tag: 'th', direction: 'ltr' },
  VI: { tag: 'vi', direction: 'ltr' },
  MY: { tag: 'my', direction: 'ltr' },
  ES: { tag: 'es', direction: 'ltr' },
  HI: { tag: 'hi', direction: 'ltr' },
  ID: { tag: 'id', direction: 'ltr' },
  KM: { tag: 'km', direction: 'ltr' },
  KO: { tag: 'ko', direction: 'ltr' },
  MS: { tag: 'ms', direction: 'ltr' },
  PT: { tag: 'pt', direction: 'ltr' },
  TA: { tag: 'ta', direction: 'ltr' },
  TW: { tag: 'zh-TW', direction: 'ltr' },
  TY: { tag: 'ty', direction: 'ltr' },
  UR: { tag: 'ur', direction: 'rtl' },
  'PT-BR': { tag: 'pt-BR', direction: 'ltr' },
  TR: { tag: 'tr', direction: 'ltr' },
  BN: { tag: 'bn', direction: 'ltr' },
  AR: { tag: 'ar', direction: 'rtl' },
  FA: { tag: 'fa', direction: 'rtl' },
  RU: { tag: 'ru', direction: 'ltr' },
  KK: { tag: 'kk', direction: 'ltr' },
  UZ: { tag: 'uz', direction: 'ltr' },
  LO: { tag: 'lo', direction: 'ltr' },
  NE: { tag: 'ne', direction: 'ltr' },
  FR: { tag: 'fr', direction: 'ltr' },
  TE: { tag: 'te', direction: 'ltr' },
  SW: { tag: 'sw', direction: 'ltr' },
} as const satisfies Record<string, { tag: string; direction: 'ltr' | 'rtl' }>;

/** One of the thirty supported language codes. */
export type LanguageCode = keyof typeof languages;

/** The thirty supported codes. */
export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]];

/** Languages whose texts are complete. Others may lag: missing texts are shown in English (G1). */
export const completeLanguages = ['PT', 'EN'] as const satisfies readonly LanguageCode[];

/** The fallback language of the interface (G1). */
export const DEFAULT_LANGUAGE: LanguageCode = 'PT';

/** The stored language if it is supported and the site has it, else the default (G2). */
export function chooseLanguage(
  stored: string | null,
  enabled: readonly LanguageCode[],
): LanguageCode {
  const known = enabled.find((code) => code === stored);
  return (
    known ??
    (enabled.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : enabled[0]) ??
    DEFAULT_LANGUAGE
  );
}
