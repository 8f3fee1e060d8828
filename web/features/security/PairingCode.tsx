import { QRCodeSVG } from 'qrcode.react';

/** Edge length of the code, in CSS pixels: a phone reads it from another screen. */
const CODE_SIZE = 192;

interface PairingCodeProps {
  readonly value: string;
  /** What screen readers say of it. */
  readonly title: string;
}

/** The QR code that an authenticator app is set up with. */
export default function PairingCode({ value, title }: PairingCodeProps) {
  return <QRCodeSVG value={value} size={CODE_SIZE} level="M" marginSize={4} title={title} />;
}
