/** The languages of the portal (G2): code, BCP 47 tag, direction and the language's own name. */
export const languages = {
  CN: { tag: 'zh-CN', direction: 'ltr', name: '简体中文' },
  EN: { tag: 'en', direction: 'ltr', name: 'English' },
  JA: { tag: 'ja', direction: 'ltr', name: '日本語' },
  TH: { tag: 'th', direction: 'ltr', name: 'ไทย' },
  VI: { tag: 'vi', direction: 'ltr', name: 'Tiếng Việt' },
  MY: { tag: 'my', direction: 'ltr', name: 'မြန်မာ' },
  ES: { tag: 'es', direction: 'ltr', name: 'Español' },
  HI: { tag: 'hi', direction: 'ltr', name: 'हिन्दी' },
  ID: { tag: 'id', direction: 'ltr', name: 'Bahasa Indonesia' },
  KM: { tag: 'km', direction: 'ltr', name: 'ខ្មែរ' },
  KO: { tag: 'ko', direction: 'ltr', name: '한국어' },
  MS: { tag: 'ms', direction: 'ltr', name: 'Bahasa Melayu' },
  PT: { tag: 'pt', direction: 'ltr', name: 'Português' },
  TA: { tag: 'ta', direction: 'ltr', name: 'தமிழ்' },
  TW: { tag: 'zh-TW', direction: 'ltr', name: '繁體中文' },
  TY: { tag: 'ty', direction: 'ltr', name: 'Reo Tahiti' },
  UR: { tag: 'ur', direction: 'rtl', name: 'اردو' },
  'PT-BR': { tag: 'pt-BR', direction: 'ltr', name: 'Português (Brasil)' },
  TR: { tag: 'tr', direction: 'ltr', name: 'Türkçe' },
  BN: { tag: 'bn', direction: 'ltr', name: 'বাংলা' },
  AR: { tag: 'ar', direction: 'rtl', name: 'العربية' },
  FA: { tag: 'fa', direction: 'rtl', name: 'فارسی' },
  RU: { tag: 'ru', direction: 'ltr', name: 'Русский' },
  KK: { tag: 'kk', direction: 'ltr', name: 'Қазақша' },
  UZ: { tag: 'uz', direction: 'ltr', name: 'Oʻzbekcha' },
  LO: { tag: 'lo', direction: 'ltr', name: 'ລາວ' },
  NE: { tag: 'ne', direction: 'ltr', name: 'नेपाली' },
  FR: { tag: 'fr', direction: 'ltr', name: 'Français' },
  TE: { tag: 'te', direction: 'ltr', name: 'తెలుగు' },
  SW: { tag: 'sw', direction: 'ltr', name: 'Kiswahili' },
} as const satisfies Record<string, { tag: string; direction: 'ltr' | 'rtl'; name: string }>;

/** One of the thirty supported language codes. */
export type LanguageCode = keyof typeof languages;

/** The thirty supported codes. */
export const languageCodes = Object.keys(languages) as [LanguageCode, ...LanguageCode[]];

/** Language of the interface where nothing else is chosen (G1). */
export const DEFAULT_LANGUAGE: LanguageCode = 'PT';

/** Language of games where nothing else is chosen (specification §3). */
export const DEFAULT_GAME_LANGUAGE: LanguageCode = 'EN';

/** The stored language when it is supported and enabled for the site, else the default (G2). */
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
