/** What no inspector may ever see, in the shapes that such things have. */
export const canaries = {
  password: 'Hunter2!canary',
  token: `eyJhbGciOiJIUzI1NiJ9.${'Y2FuYXJ5'.repeat(8)}.c2lnbmF0dXJl`,
  smsCode: '482913',
  email: 'maria.canary@example.com',
  mobile: '5511987654321',
  fullName: 'Maria Canário da Silva',
  idNumber: '123.456.789-09',
} as const;

/** All of them as texts. */
export const canaryTexts: readonly string[] = Object.values(canaries);

/** The canaries in the JSON that an inspector got. */
export function canariesIn(sent: unknown): string[] {
  const text = JSON.stringify(sent) ?? '';
  return canaryTexts.filter((canary) => text.includes(canary));
}
