import type { Resources } from '#contract/entities/site.ts';

/** Keyed resources of a site (§3), with their paths on the third parties' origin. */
const places = {
  Android: { path: '/places/android', type: 'download', label: 'Android' },
  MOBILECONFIG: { path: '/places/ios', type: 'download', label: 'iOS' },
  Facebook: { path: '/places/facebook', type: 'social', label: 'Facebook' },
  Instagram: { path: '/places/instagram', type: 'social', label: 'Instagram' },
  Telegram: { path: '/places/telegram', type: 'social', label: 'Telegram' },
  WhatsApp: { path: '/places/whatsapp', type: 'social', label: 'WhatsApp' },
  USDJUMP: { path: '/places/usdjump', type: 'link', label: 'Buy USDT' },
  AFFILIATELINK: { path: '/places/affiliates', type: 'link', label: 'Affiliates' },
  CHATROOM: { path: '/chat/room', type: 'link', label: 'Chat room' },
} as const satisfies Record<
  string,
  { path: string; type: Resources[string]['resourceType']; label: string }
>;

/** Key of a resource. */
export type ResourceKey = keyof typeof places;

/** Every resource that there can be. */
export const resourceKeys = Object.keys(places) as ResourceKey[];

/** The resources that are configured, as a browser reads them. */
export function resourcesAt(vendorsOrigin: string, keys: readonly ResourceKey[]): Resources {
  return Object.fromEntries(
    keys.map((key) => {
      const { path, type, label } = places[key];
      const url = vendorsOrigin + path;
      return [key, { url, labelNameEn: label, resourceType: type, qrCodeUrl: null }];
    }),
  );
}
