import type { BannerGroup } from '#contract/entities/content.ts';
import type { LobbyCategory } from '#web/app/shell/categories.ts';

const groups: Readonly<Record<LobbyCategory, BannerGroup>> = {
  RNG: 'w_rng',
  LIVE: 'w_live',
  FISH: 'w_fish',
  PVP: 'w_pvp',
  SPORTS: 'w_sports',
  ESPORTS: 'w_esports',
  INHOUSE: 'w_inhouse',
};

/** The banner group of a lobby's page (S4). */
export function bannerGroupOf(category: LobbyCategory): BannerGroup {
  return groups[category];
}
