import { QRCodeSVG } from 'qrcode.react';

/** Edge length of the code, in CSS pixels: a phone reads it from another screen. */
const CODE_SIZE = 208;

interface PaymentCodeProps {
  readonly value: string;
  /** What screen readers say of it. */
  readonly title: string;
}

/** The QR code of a charge, which stands on white paper in either theme. */
export default function PaymentCode({ value, title }: PaymentCodeProps) {
  return <QRCodeSVG value={value} size={CODE_SIZE} level="M" marginSize={4} title={title} />;
}
