import { BlockList } from 'node:net';
import type { OriginRow } from '../../store/sessions/sessions.ts';

/** Names as browsers write them, the special ones before those they imitate. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|Opera)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/u, 'Android'],
  [/\biPad\b/u, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/u, 'iOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'macOS'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
];

/** Longer codes are invalid. */
const LONGEST_USER_AGENT = 1_000;

/**
 * An invented geolocation directory, by the documentation networks (RFC 5737). A real site asks a
 * provider.
 */
const places: readonly (readonly [string, string])[] = [
  ['203.0.113.0', 'São Paulo, BR'],
  ['198.51.100.0', 'Recife, BR'],
  ['192.0.2.0', 'Lisboa, PT'],
];

const networks = places.map(([network, place]) => {
  const list = new BlockList();
  list.addSubnet(network, 24, 'ipv4');
  return { list, place };
});

/** The origin of a call, in terms that its owner recognises: nothing that identifies a person. */
export function visitOrigin(userAgent: string | undefined, address: string): OriginRow {
  const text = (userAgent ?? '').slice(0, LONGEST_USER_AGENT);
  return {
    browser: nameIn(browsers, text),
    system: nameIn(systems, text),
    place: networks.find(({ list }) => list.check(address, 'ipv4'))?.place ?? null,
  };
}

function nameIn(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
