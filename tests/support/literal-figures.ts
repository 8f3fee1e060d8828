/** What a configured figure is counted in, as the languages of the portal write it. */
const units = [
  'anos?|dias?|horas?|minutos?|min|vezes|palavras|rodadas|pr[êe]mios|tentativas',
  'years?|days?|hours?|minutes?|times|words|rounds|prizes|tries',
  'tahun|hari|jam|menit|kali|kata',
  'tuổi|ngày|giờ|phút|lần|từ',
].join('|');
const scripts = '岁|天|小时|分钟|次|个字|ปี|วัน|ชั่วโมง|นาที|ครั้ง|คำ';
const words =
  'dois|duas|três|quatro|cinco|seis|sete|oito|dez|doze|quinze|vinte|trinta|meia|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|half an';

const literal = new RegExp(
  [
    // An amount of money, and an age as `18+`.
    String.raw`(?:R\$|US\$|€)\s?\d[\d.,]*`,
    String.raw`\b\d+\s?\+`,
    String.raw`\b\d[\d.,]*\s?(?:${units})(?![\p{L}])`,
    String.raw`\b\d+ h\b`,
    String.raw`\d[\d.,]*\s?(?:${scripts})`,
    String.raw`\b(?:${words})(?: e \p{L}+|-\p{L}+)? (?:anos|dias|horas?|minutos|rodadas|prêmios|years|days|hours?|minutes|rounds|prizes)(?![\p{L}])`,
  ].join('|'),
  'giu',
);

/**
 * Literal figures with a unit in a text: amounts, ages, times and counts. A configured one belongs
 * in a placeholder (`{minimumAge}`, `{{count}}`) that is filled when it is read.
 */
export function literalFigures(text: string): readonly string[] {
  const bare = text.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\{\{?[^}]*\}\}?/gu, '…');
  return [...bare.matchAll(literal)].map(([found]) => found.trim());
}
