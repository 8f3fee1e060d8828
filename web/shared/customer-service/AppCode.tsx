import { QRCodeSVG } from 'qrcode.react';
import type { Resources } from '#contract/entities/site.ts';

/** Edge length of a code, in CSS pixels (S2). */
const CODE_SIZE = 100;

interface AppCodeProps {
  readonly app: Resources[string];
  readonly title: string;
}

/** A code to point a phone at: the site's own picture, or one that is drawn from the address. */
export function AppCode({ app: { url, qrCodeUrl }, title }: AppCodeProps) {
  return qrCodeUrl === null ? (
    <QRCodeSVG value={url} size={CODE_SIZE} marginSize={4} title={title} />
  ) : (
    <img src={qrCodeUrl} alt={title} width={CODE_SIZE} height={CODE_SIZE} loading="lazy" />
  );
}
