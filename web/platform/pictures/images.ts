/** Most tries for one picture (S11). */
export const IMAGE_ATTEMPTS = 3;
/** Most pictures whose place is remembered (S11). */
export const IMAGE_CACHE_ENTRIES = 200;
/** Cool-down of a failed CDN, in milliseconds (S11). */
export const CDN_REST_MILLISECONDS = 60_000;
/** Timeout of a CDN's picture, in milliseconds. */
export const CDN_PATIENCE_MILLISECONDS = 10_000;
/** Delay before the same source is tried again, in milliseconds. */
export const SAME_PLACE_PAUSE_MILLISECONDS = 1000;

/** The portal's own origin as the base of an address. */
export const OWN_ORIGIN = '';

/** The inputs of choosing a source, besides the picture. */
export interface ImagePlacesOptions {
  /** From 0 up to and without 1. */
  readonly random: () => number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Where pictures come from: a CDN of the site, or the portal's own origin (S11). */
export interface ImagePlaces {
  /** The picture's last source; undefined if not remembered. */
  lastBase(address: string): string | undefined;
  /**
   * The base for the next try: the picture's last source, else any CDN that is not cooling down and
   * was not tried for it, else the own origin. The last try is the own origin's.
   */
  choose(address: string, cdns: readonly string[], tried: readonly string[]): string;
  loaded(address: string, base: string): void;
  /** The base failed: a CDN then cools down. */
  failed(address: string, base: string): void;
  /** No source has the picture: that is the picture's fault, and no CDN cools down. */
  missing(address: string): void;
}

/** Chooses each picture's source, and remembers the result. */
export function createImagePlaces({ random, now }: ImagePlacesOptions): ImagePlaces {
  // Most recently used last.
  const places = new Map<string, string>();
  const resting = new Map<string, { readonly until: number; readonly address: string }>();

  const isResting = (cdn: string) => (resting.get(cdn)?.until ?? Number.NEGATIVE_INFINITY) > now();

  return {
    lastBase: (address) => places.get(address),
    choose(address, cdns, tried) {
      if (!isOnCdns(address) || tried.length >= IMAGE_ATTEMPTS - 1) return OWN_ORIGIN;
      const open = cdns.filter((cdn) => !tried.includes(cdn) && !isResting(cdn));
      const known = places.get(address);
      if (known !== undefined && !tried.includes(known)) {
        if (known === OWN_ORIGIN || open.includes(known)) return known;
      }
      return open[Math.floor(random() * open.length)] ?? OWN_ORIGIN;
    },
    loaded(address, base) {
      places.delete(address);
      places.set(address, base);
      const [oldest] = places.keys();
      if (places.size > IMAGE_CACHE_ENTRIES && oldest !== undefined) places.delete(oldest);
    },
    failed(address, base) {
      places.delete(address);
      if (base !== OWN_ORIGIN) {
        resting.set(base, { until: now() + CDN_REST_MILLISECONDS, address });
      }
    },
    missing(address) {
      for (const [cdn, rest] of resting) if (rest.address === address) resting.delete(cdn);
    },
  };
}

/** An absolute address has no other source. */
function isOnCdns(address: string): boolean {
  return address.startsWith('/');
}

/** The address of a picture at a base. */
export function addressAt(base: string, address: string): string {
  return isOnCdns(address) ? base.replace(/\/+$/u, '') + address : address;
}
