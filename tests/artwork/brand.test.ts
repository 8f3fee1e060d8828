// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  avatarArtwork,
  type BannerPlace,
  bannerArtwork,
  PAYMENT_MARKS,
  PROMOTION_SCENES,
  paymentLogo,
  promotionArtwork,
  rewardArtwork,
  SLOT_SYMBOLS,
  siteEmblem,
  siteLogo,
  slotSymbol,
  vendorIcon,
  vendorLogo,
} from '#fake-server/content/artwork/index.ts';
import { luminance, middleTone } from '#fake-server/content/artwork/palette.ts';
import { allPromotions } from '#fake-server/content/promotions.ts';
import { allRewards } from '#fake-server/content/rewards.ts';
import { projectRoot } from '#tools/project.ts';
import { svgFault } from './svg-inspection.ts';

const KINDS = [
  'welcome',
  'slots',
  'live',
  'sports',
  'fish',
  'lottery',
  'promotion',
  'points',
  'app',
  'help',
  'register',
  'inhouse',
  'cards',
  'esports',
] as const;

const own = (path: string) => readFileSync(join(projectRoot, 'web/public/art', path), 'utf8');

function shapeOf(place: BannerPlace, layout: 'wide' | 'tall'): string | undefined {
  const svg = bannerArtwork({ seed: 'one', kind: 'slots', layout, place });
  return /viewBox="([^"]+)"/u.exec(svg)?.[1];
}

const wild = (title: string) => slotSymbol('wild', { seed: 'one', title });
const shapes = (svg: string) => new Set(svg.match(/ d="[^"]+"/gu));

describe('the brand artwork', () => {
  it('is what the web app carries with it', () => {
    expect(own('site/emblem.svg')).toBe(siteEmblem());
    for (const name of PAYMENT_MARKS) {
      expect(own(`payments/${name}.svg`)).toBe(paymentLogo({ name }));
    }
  });

  it('is well-formed for every fixed mark', () => {
    const marks = [
      siteLogo(),
      siteEmblem(),
      ...SLOT_SYMBOLS.map((name) => slotSymbol(name)),
      slotSymbol('wild', { seed: 'a-game', title: 'Fortuna <do> Tigre' }),
      ...PAYMENT_MARKS.map((name) => paymentLogo({ name })),
    ];
    expect(marks.map((svg) => svgFault(svg)).filter(Boolean)).toEqual([]);
  });

  it('has a wild symbol for each slot, which shows what its title names', () => {
    // Only the word for the hero counts.
    const [golden, royal, shark] = ['Golden Toucan', 'Royal Toucan', 'Royal Shark'].map(wild);
    expect(shapes(golden ?? '')).toEqual(shapes(royal ?? ''));
    expect(shapes(shark ?? '')).not.toEqual(shapes(royal ?? ''));
    expect(slotSymbol('seven', { seed: 'one', title: 'Royal Shark' })).toBe(slotSymbol('seven'));
  });

  it('is well-formed and repeatable for every reward', () => {
    for (const { id, picture } of allRewards) {
      const svg = rewardArtwork({ seed: id, picture });
      expect(svgFault(svg)).toBeUndefined();
      expect(rewardArtwork({ seed: id, picture })).toBe(svg);
    }
  });

  it('is well-formed and repeatable for every vendor', () => {
    const vendor = fc.record({
      seed: fc.string(),
      name: fc.string({ unit: 'binary', maxLength: 60 }),
      hue: fc.integer({ min: 0, max: 359 }),
    });
    fc.assert(
      fc.property(vendor, (input) => {
        for (const draw of [vendorLogo, vendorIcon]) {
          expect(svgFault(draw(input))).toBeUndefined();
          expect(draw(input)).toBe(draw({ ...input }));
        }
      }),
    );
  });

  it('gives each promotion a picture with a hero of its own', () => {
    const scenes = allPromotions.map(({ scene }) => scene);
    expect(new Set(scenes).size).toBe(allPromotions.length);
    const heroes = Object.values(PROMOTION_SCENES).flatMap((scene) => scene.heroes);
    expect(new Set(heroes).size).toBe(Object.keys(PROMOTION_SCENES).length);
    for (const { id, scene } of allPromotions) {
      const svg = promotionArtwork({ seed: id, scene });
      expect(svgFault(svg)).toBeUndefined();
      expect(promotionArtwork({ seed: id, scene })).toBe(svg);
    }
  });

  it('draws a banner in the shape of its place', () => {
    expect(shapeOf('home', 'wide')).toBe('0 0 1200 360');
    expect(shapeOf('strip', 'wide')).toBe('0 0 1200 240');
    expect(shapeOf('strip', 'tall')).toBe('0 0 750 220');
    expect(shapeOf('low', 'wide')).toBe('0 0 1200 180');
  });

  it('is well-formed and repeatable for banners and avatars', () => {
    const picture = fc.record({ seed: fc.string(), kind: fc.constantFrom(...KINDS) });
    fc.assert(
      fc.property(picture, fc.constantFrom('wide' as const, 'tall' as const), (input, layout) => {
        const draw = (): string[] => [
          bannerArtwork({ ...input, layout }),
          avatarArtwork({ seed: input.seed }),
        ];
        expect(
          draw()
            .map((svg) => svgFault(svg))
            .filter(Boolean),
        ).toEqual([]);
        expect(draw()).toEqual(draw());
      }),
      { numRuns: 40 },
    );
  });

  it('names vendors in a tone that stands out from white and from black', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (hue) => {
        const light = luminance(middleTone(hue, 95)) + 0.05;
        expect(1.05 / light).toBeGreaterThan(3);
        expect(light / 0.05).toBeGreaterThan(6);
      }),
    );
  });
});
