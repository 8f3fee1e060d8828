import type { Banner } from '#contract/entities/content.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';

/** Target of a banner: a page of the portal, or another site. */
export interface BannerTarget {
  readonly address: string;
  readonly isExternal: boolean;
}

/** A path of the portal itself: `//host` would lead elsewhere. */
const ownPath = /^\/(?![/\\])/u;

/** A banner's target; null if it is only a picture (S4, S16). */
export function targetOf({ linkageType, linkage }: Banner): BannerTarget | null {
  if (linkage === null) return null;
  switch (linkageType) {
    case 'none':
      break;
    case 'page':
      return ownPath.test(linkage) ? own(linkage) : null;
    case 'game':
      return own(`/game?id=${encodeURIComponent(linkage)}`);
    case 'promotion':
      return own(promotionPath(linkage));
    case 'external':
      return /^https?:\/\//u.test(linkage) ? { address: linkage, isExternal: true } : null;
  }
  return null;
}

function own(address: string): BannerTarget {
  return { address, isExternal: false };
}
