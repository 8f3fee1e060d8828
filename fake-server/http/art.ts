import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Router } from 'express';
import type { BannerGroup } from '#contract/entities/content.ts';
import { SLOT_SYMBOLS, slotSymbol } from '../content/artwork/brand/slot-symbols.ts';
import {
  avatarArtwork,
  type BannerPlace,
  bannerArtwork,
  gameArtwork,
  PAYMENT_MARKS,
  paymentLogo,
  promotionArtwork,
  rewardArtwork,
  siteEmblem,
  siteLogo,
  vendorIcon,
  vendorLogo,
} from '../content/artwork/index.ts';
import { allBanners } from '../content/banners.ts';
import { allPromotions } from '../content/promotions.ts';
import { allRewards } from '../content/rewards.ts';
import { allVendors } from '../content/vendors.ts';
import type { GameRow } from '../store/play/games.ts';
import { categoryOf } from '../world/play/catalogue.ts';

/** Compresses a picture of 5 KB in less than a millisecond, to a third. */
const QUALITY = 5;
const MAX_CACHED = 600;
/** With another seed the same address has another picture, so none is cached for ever. */
const CACHED = 'public, max-age=3600, stale-while-revalidate=86400';
/** Up to this width, in CSS pixels, the left-out details of a tile are invisible. */
const SMALL_WIDTH = 400;
/** Opened directly, an SVG is a page, and must not run anything. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Picture {
  readonly svg: string;
  readonly packed: Readonly<Record<'br' | 'gzip', Buffer>>;
  readonly tag: string;
}

/**
 * The pictures of the seeded world, drawn at the first request: `/games/:id.svg`,
 * `/symbols/:id/:symbol.svg` of a slot, `/vendors/:code/logo.svg` and `icon.svg`,
 * `/banners/:id/wide.svg` and `tall.svg`, `/promotions/:id.svg`, `/rewards/:id.svg`,
 * `/avatars/:seed.svg`, `/payments/:name.svg`, `/site/logo.svg` and `emblem.svg`. With `?w=` up to
 * 400 CSS pixels a picture omits its smallest parts (S15).
 */
export function artRouter(findGame: (nodeId: string) => GameRow | undefined): Router {
  const cache = new Map<string, Picture>();

  const draw = (path: string, small: boolean): Picture | undefined => {
    const name = small ? `${path}?small` : path;
    const known = cache.get(name);
    if (known) {
      // Least recently used are dropped first.
      cache.delete(name);
      cache.set(name, known);
      return known;
    }
    const svg = drawn(path, findGame, small);
    if (svg === undefined) return undefined;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    const picture: Picture = {
      svg,
      packed: { br: brotliCompressSync(svg, { params }), gzip: gzipSync(svg) },
      tag: `W/"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
    };
    cache.set(name, picture);
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return picture;
  };

  const router = Router();
  router.get('/{*path}', (request, response) => {
    response.setHeader('Content-Security-Policy', CONTENT_POLICY);
    const small = Number(request.query['w'] ?? Infinity) <= SMALL_WIDTH;
    const picture = draw(request.path, small);
    if (!picture) {
      response.status(404).type('text/plain').send('There is no such picture.');
      return;
    }
    response.vary('Accept-Encoding');
    response.setHeader('Cache-Control', CACHED);
    response.setHeader('ETag', picture.tag);
    response.type('image/svg+xml');
    const encoding = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one) === one);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.send(encoding ? picture.packed[encoding] : picture.svg);
  });
  return router;
}

/** The SVG that belongs to a path, if there is one. */
function drawn(
  path: string,
  findGame: (nodeId: string) => GameRow | undefined,
  small: boolean,
): string | undefined {
  const [kind = '', id = '', form = ''] =
    /^\/([a-z]+)\/([\w-]{1,64})(?:\/([a-z]+))?\.svg$/u.exec(path)?.slice(1) ?? [];
  switch (form === '' ? kind : `${kind}/${form}`) {
    case 'games': {
      const game = findGame(id);
      if (!game) return undefined;
      return gameArtwork({
        seed: id,
        title: game.name,
        category: categoryOf(game),
        hue: game.hue,
        small,
      });
    }
    case `symbols/${form}`: {
      const name = SLOT_SYMBOLS.find((symbol) => symbol === form);
      const game = findGame(id);
      return name && game && slotSymbol(name, { seed: id, title: game.name });
    }
    case 'vendors/logo':
      return vendorMark(vendorLogo, id);
    case 'vendors/icon':
      return vendorMark(vendorIcon, id);
    case 'banners/wide':
      return banner(id, 'wide', small);
    case 'banners/tall':
      return banner(id, 'tall', small);
    case 'promotions': {
      const promotion = allPromotions.find((one) => one.id === id);
      return promotion && promotionArtwork({ seed: id, scene: promotion.scene });
    }
    case 'rewards': {
      const reward = allRewards.find((one) => one.id === id);
      return reward && rewardArtwork({ seed: id, picture: reward.picture });
    }
    case 'avatars':
      return avatarArtwork({ seed: id });
    case 'payments': {
      const name = PAYMENT_MARKS.find((mark) => mark === id);
      return name && paymentLogo({ name });
    }
    case 'site':
      return id === 'logo' ? siteLogo() : id === 'emblem' ? siteEmblem() : undefined;
    default:
      return undefined;
  }
}

function vendorMark(draw: typeof vendorLogo, code: string): string | undefined {
  const vendor = allVendors.find((one) => one.code === code);
  return vendor && draw({ seed: code, name: vendor.name, hue: vendor.hue });
}

function banner(id: string, layout: 'wide' | 'tall', small: boolean): string | undefined {
  const found = allBanners.find((one) => one.id === id);
  if (!found) return undefined;
  const { kind, group } = found;
  return bannerArtwork({ seed: id, kind, layout, place: placeOf(group), small });
}

function placeOf(group: BannerGroup): BannerPlace {
  if (group === 'w_home') return 'home';
  return group === 'w_reg' ? 'low' : 'strip';
}
