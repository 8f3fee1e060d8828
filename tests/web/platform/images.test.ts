// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressAt,
  CDN_REST_MILLISECONDS,
  createImagePlaces,
  IMAGE_ATTEMPTS,
  IMAGE_CACHE_ENTRIES,
  type ImagePlaces,
  OWN_ORIGIN,
} from '#web/platform/pictures/images.ts';

const CDNS = ['https://a.example', 'https://b.example/base', 'https://c.example'];

const cdnList = fc.uniqueArray(fc.constantFrom(...CDNS));
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** The address of one of many pictures. */
const numbered = (index: number) => `/${index}.svg`;

/** A page's places with a clock that the test moves. */
function placesAt(random: () => number = () => 0) {
  let time = 0;
  const places = createImagePlaces({ random, now: () => time });
  return { places, wait: (milliseconds: number) => void (time += milliseconds) };
}

/** Fetches a picture as the page does; returns the bases tried, in order. */
function fetchPicture(
  places: ImagePlaces,
  address: string,
  cdns: readonly string[],
  delivers: (base: string) => boolean,
): readonly string[] {
  const tried: string[] = [];
  while (tried.length < IMAGE_ATTEMPTS) {
    const base = places.choose(address, cdns, tried);
    if (delivers(base)) {
      places.loaded(address, base);
      return [...tried, base];
    }
    places.failed(address, base);
    tried.push(base);
  }
  places.missing(address);
  return tried;
}

describe('where a picture comes from (S11)', () => {
  it('tries three times at most, no CDN twice, and the own origin last', () => {
    fc.assert(
      fc.property(cdnList, fc.array(chance), cdnList, (cdns, chances, working) => {
        const { places } = placesAt(() => chances.shift() ?? 0);
        const tried = fetchPicture(places, '/x.svg', cdns, (base) => working.includes(base));
        const triedCdns = tried.filter((base) => base !== OWN_ORIGIN);
        expect(new Set(triedCdns).size).toBe(triedCdns.length);
        expect(triedCdns.every((base) => cdns.includes(base))).toBe(true);
        expect(tried.length).toBeLessThanOrEqual(IMAGE_ATTEMPTS);
        const delivered = working.includes(tried.at(-1) ?? '');
        if (!delivered) {
          expect(tried).toHaveLength(IMAGE_ATTEMPTS);
          expect(tried.at(-1)).toBe(OWN_ORIGIN);
        }
      }),
    );
  });

  it('chooses CDNs at random, and only the own origin where there is none', () => {
    for (const [index, cdn] of CDNS.entries()) {
      const { places } = placesAt(() => (index + 0.5) / CDNS.length);
      expect(places.choose('/x.svg', CDNS, [])).toBe(cdn);
    }
    expect(placesAt().places.choose('/x.svg', [], [])).toBe(OWN_ORIGIN);
  });

  it('skips a failed CDN for its time', () => {
    fc.assert(
      fc.property(chance, fc.integer({ min: 0, max: 2 }), (random, index) => {
        const { places, wait } = placesAt(() => random);
        const failing = CDNS[index] ?? '';
        fetchPicture(places, '/x.svg', [failing], (base) => base === OWN_ORIGIN);
        wait(CDN_REST_MILLISECONDS - 1);
        expect(places.choose('/y.svg', CDNS, [])).not.toBe(failing);
        expect(places.choose('/y.svg', [failing], [])).toBe(OWN_ORIGIN);
        wait(1);
        expect(places.choose('/y.svg', [failing], [])).toBe(failing);
      }),
    );
  });

  it('blames no CDN for a picture that exists nowhere', () => {
    const { places } = placesAt();
    fetchPicture(places, '/gone.svg', CDNS, () => false);
    expect(places.choose('/y.svg', CDNS, [])).toBe(CDNS[0]);
  });

  it('still blames a CDN that failed for another picture too', () => {
    const { places } = placesAt();
    fetchPicture(places, '/gone.svg', CDNS.slice(0, 1), () => false);
    fetchPicture(places, '/x.svg', CDNS.slice(0, 1), (base) => base === OWN_ORIGIN);
    places.missing('/gone.svg');
    expect(places.choose('/y.svg', CDNS.slice(0, 1), [])).toBe(OWN_ORIGIN);
  });

  it('fetches a picture again from its last source, until that fails', () => {
    const chances = [0.9, 0];
    const { places } = placesAt(() => chances.shift() ?? 0);
    expect(fetchPicture(places, '/x.svg', CDNS, () => true)).toEqual([CDNS[2]]);
    expect(places.lastBase('/x.svg')).toBe(CDNS[2]);
    expect(places.choose('/x.svg', CDNS, [])).toBe(CDNS[2]);
    places.failed('/x.svg', CDNS[2] ?? '');
    expect(places.lastBase('/x.svg')).toBeUndefined();
    expect(places.choose('/x.svg', CDNS, [])).toBe(CDNS[0]);
  });

  it('never chooses a remembered CDN that the site no longer has', () => {
    const { places } = placesAt();
    places.loaded('/x.svg', 'https://former.example');
    expect(places.choose('/x.svg', CDNS, [])).toBe(CDNS[0]);
  });

  it('remembers the last two hundred pictures', () => {
    const { places } = placesAt();
    for (let index = 0; index < IMAGE_CACHE_ENTRIES; index += 1) places.loaded(numbered(index), '');
    places.loaded(numbered(0), '');
    places.loaded('/new.svg', '');
    expect(places.lastBase(numbered(0))).toBe('');
    expect(places.lastBase(numbered(1))).toBeUndefined();
    expect(places.lastBase('/new.svg')).toBe('');
  });
});

describe('the address of a picture', () => {
  it('is its path behind the base, with one slash between', () => {
    expect(addressAt('', '/art/x.svg')).toBe('/art/x.svg');
    expect(addressAt('https://a.example', '/art/x.svg')).toBe('https://a.example/art/x.svg');
    expect(addressAt('https://a.example/base//', '/art/x.svg')).toBe(
      'https://a.example/base/art/x.svg',
    );
  });

  it('is unchanged if it has its own origin', () => {
    const elsewhere = 'https://vendor.example/x.png';
    for (const base of [OWN_ORIGIN, ...CDNS]) expect(addressAt(base, elsewhere)).toBe(elsewhere);
    expect(placesAt().places.choose(elsewhere, CDNS, [])).toBe(OWN_ORIGIN);
  });
});
