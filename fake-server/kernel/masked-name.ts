/** The most visible letters of a masked name. */
const MAX_SHOWN_LETTERS = 2;

const segmenter = new Intl.Segmenter('pt');

/** A name as others may see it: 'Ma***'. Never more than half of it, and never its length. */
export function maskedName(name: string): string {
  const letters = [...segmenter.segment(name.trim())].map(({ segment }) => segment);
  const shown = Math.min(MAX_SHOWN_LETTERS, Math.floor(letters.length / 2));
  return `${letters.slice(0, shown).join('')}***`;
}

/** A masked number that its owner recognises: '••••4321'. */
export function maskedMobile(mobile: string): string {
  return `••••${mobile.slice(-4)}`;
}

/** A masked address that its owner recognises: 'm***@example.com'. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${domain}`;
}

/** Each of somebody's names masked: 'Ma*** Si***'. Small words between them are left out. */
export function maskedFullName(name: string): string {
  const words = name.split(/\s+/u).filter(({ length }) => length > 2);
  return (words.length > 0 ? words : [name]).map(maskedName).join(' ');
}
