import { QRCodeSVG } from 'qrcode.react';
import type { Resources } from '#contract/entities/site.ts';

/** Edge length of a code, in CSS pixels (S2). */
const CODE_SIZE = 100;

interface AppCodeProps {
  readonly app: Resources[string];
  readonly title: string;
  /** White around the code, in cells of it. */
  readonly margin: number;
}

/** A code to point a phone at: the site's own picture, or one that is drawn from the address. */
export function AppCode({ app: { url, qrCodeUrl }, title, margin }: AppCodeProps) {
  return qrCodeUrl === null ? (
    <QRCodeSVG value={url} size={CODE_SIZE} marginSize={margin} title={title} />
  ) : (
    <img src={qrCodeUrl} alt={title} width={CODE_SIZE} height={CODE_SIZE} loading="lazy" />
  );
}
