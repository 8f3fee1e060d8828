import { QRCodeSVG } from 'qrcode.react';

/** Edge length of the code, in CSS pixels: a phone scans it from another screen. */
const CODE_SIZE = 208;

interface PaymentCodeProps {
  readonly value: string;
  /** Its text for screen readers. */
  readonly title: string;
}

/** A charge's QR code, on white in either theme. */
export default function PaymentCode({ value, title }: PaymentCodeProps) {
  return <QRCodeSVG value={value} size={CODE_SIZE} level="M" marginSize={4} title={title} />;
}
