import type { LanguageCode } from './language.ts';

/**
 * The name of each language in that language (G2). In a file of its own: letters of twenty scripts
 * compress badly, and the first load does not need them.
 */
export const languageNames = {
  CN: '简体中文',
  EN: 'English',
  JA: '日本語',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
  MY: 'မြန်မာ',
  ES: 'Español',
  HI: 'हिन्दी',
  ID: 'Bahasa Indonesia',
  KM: 'ខ្មែរ',
  KO: '한국어',
  MS: 'Bahasa Melayu',
  PT: 'Português',
  TA: 'தமிழ்',
  TW: '繁體中文',
  TY: 'Reo Tahiti',
  UR: 'اردو',
  'PT-BR': 'Português (Brasil)',
  TR: 'Türkçe',
  BN: 'বাংলা',
  AR: 'العربية',
  FA: 'فارسی',
  RU: 'Русский',
  KK: 'Қазақша',
  UZ: 'Oʻzbekcha',
  LO: 'ລາວ',
  NE: 'नेपाली',
  FR: 'Français',
  TE: 'తెలుగు',
  SW: 'Kiswahili',
} as const satisfies Record<LanguageCode, string>;
