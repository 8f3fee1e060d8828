import type { Shared } from '#web/platform/device-share.ts';

/** Where WhatsApp opens with a message that is ready to send. */
export function whatsappAddress({ text, address }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`;
}
