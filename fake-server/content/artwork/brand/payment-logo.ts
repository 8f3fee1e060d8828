import { tone } from '../palette.ts';
import { disc, flat, line } from '../shapes.ts';
import { Sheet } from '../sheet.ts';

/** The ways to pay that have a mark. */
export const PAYMENT_MARKS = [
  'pix',
  'card',
  'bank',
  'wallet',
  'crypto',
  'boleto',
  'transfer',
] as const;

export type PaymentMark = (typeof PAYMENT_MARKS)[number];

const SIGNS: Record<PaymentMark, { hue: number; word: string; sign: string }> = {
  pix: {
    hue: 172,
    word: 'Pix',
    sign: flat(
      'M20 9 31 20 20 31 9 20zM20 14.5 14.5 20 20 25.5 25.5 20z',
      '#fff',
      'fill-rule="evenodd"',
    ),
  },
  card: {
    hue: 222,
    word: 'CARD',
    sign: '<rect x="8" y="12" width="24" height="17" rx="3" fill="#fff"/><path d="M8 16h24v4H8z" fill="#0007"/>',
  },
  bank: {
    hue: 206,
    word: 'BANK',
    sign: flat(
      'M20 8 33 15V18H7V15zM10 20h4v8h-4zM18 20h4v8h-4zM26 20h4v8h-4zM7 29h26v4H7z',
      '#fff',
    ),
  },
  wallet: {
    hue: 28,
    word: 'WALLET',
    sign: flat('M8 12H29V15H32V30H8z', '#fff') + disc(27, 22, 3, '#0008'),
  },
  crypto: {
    hue: 262,
    word: 'CRYPTO',
    sign:
      disc(20, 20, 12, 'none', 'stroke="#fff" stroke-width="3"') +
      line('M14 24 20 13 26 24z', '#fff', 3),
  },
  boleto: {
    hue: 340,
    word: 'BOLETO',
    sign: flat('M8 11h3v18H8zM13 11h2v18h-2zM17 11h5v18h-5zM24 11h2v18h-2zM28 11h4v18h-4z', '#fff'),
  },
  transfer: { hue: 150, word: 'TED', sign: line('M9 16H29L24 11M31 25H11L16 30', '#fff', 3.5) },
};

/** The mark of a way to pay, 112 by 40, on its own ground. */
export function paymentLogo({ name }: { name: PaymentMark }): string {
  const { hue, word, sign } = SIGNS[name];
  const sheet = new Sheet(`payment/${name}`);
  const width = word.length * 11;
  return sheet.render(
    112,
    40,
    `<rect width="112" height="40" rx="9" fill="${sheet.linear(tone(hue, 70, 34), tone(hue, 75, 20))}"/>` +
      sign +
      `<text x="40" y="26" font-family="sans-serif" font-weight="800" font-size="17" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="#fff">${word}</text>`,
    word,
  );
}
