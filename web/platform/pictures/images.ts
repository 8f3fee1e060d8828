/** Most tries for one picture (S11). */
export const IMAGE_ATTEMPTS = 3;
/** Most pictures whose place is remembered (S11). */
export const IMAGE_CACHE_ENTRIES = 200;
/** A CDN that failed is left alone for so long, in milliseconds (S11). */
export const CDN_REST_MILLISECONDS = 60_000;
/** A CDN that has not delivered a picture after this has failed, in milliseconds. */
export const CDN_PATIENCE_MILLISECONDS = 10_000;
/** Wait before a place is asked again for the same picture, in milliseconds. */
export const SAME_PLACE_PAUSE_MILLISECONDS = 1000;

/** The portal's own origin as the base of an address. */
export const OWN_ORIGIN = '';

/** What the choice of a place depends on beyond the picture. */
export interface ImagePlacesOptions {
  /** From 0 up to and without 1. */
  readonly random: () => number;
  /** Milliseconds; runs evenly. */
  readonly now: () => number;
}

/** Where pictures come from: a CDN of the site, or the portal's own origin (S11). */
export interface ImagePlaces {
  /** The base that this picture came from last time; undefined where it is not remembered. */
  kept(address: string): string | undefined;
  /**
   * The base for the next try of a picture: where it came from before, else any CDN that is not
   * resting and was not tried for it, else the own origin. The last try is the own origin's.
   */
  choose(address: string, cdns: readonly string[], tried: readonly string[]): string;
  loaded(address: string, base: string): void;
  /** The base did not deliver the picture: a CDN then rests. */
  failed(address: string, base: string): void;
  /** No place has the picture: that is the picture's fault, and no CDN rests for it. */
  missing(address: string): void;
}

/** Chooses where each picture is fetched, and remembers how that went. */
export function createImagePlaces({ random, now }: ImagePlacesOptions): ImagePlaces {
  // The latest used stands last.
  const places = new Map<string, string>();
  const resting = new Map<string, { readonly until: number; readonly address: string }>();

  const isResting = (cdn: string) => (resting.get(cdn)?.until ?? Number.NEGATIVE_INFINITY) > now();

  return {
    kept: (address) => places.get(address),
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

/** An address that names its own origin is fetched there alone. */
function isOnCdns(address: string): boolean {
  return address.startsWith('/');
}

/** The address of a picture at a base. */
export function addressAt(base: string, address: string): string {
  return isOnCdns(address) ? base.replace(/\/+$/u, '') + address : address;
}
