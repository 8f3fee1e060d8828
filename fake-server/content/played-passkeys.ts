import type { LanguageCode } from '#contract/entities/language.ts';

const english = ['Laptop', 'Phone'] as const;
const portuguese = ['Notebook', 'Celular'] as const;

const names: Partial<Record<LanguageCode, readonly [string, string]>> = {
  PT: portuguese,
  'PT-BR': portuguese,
  CN: ['笔记本电脑', '手机'],
  ID: ['Laptop', 'Ponsel'],
  TH: ['แล็ปท็อป', 'โทรศัพท์'],
  VI: ['Máy tính xách tay', 'Điện thoại'],
};

/**
 * Passkeys for display, by name and whether they are synced: their devices do not exist, so they
 * sign nobody in.
 */
export function playedPasskeys(language: LanguageCode): readonly (readonly [string, boolean])[] {
  const [computer, phone] = names[language] ?? english;
  return [
    [computer, false],
    [phone, true],
  ];
}
