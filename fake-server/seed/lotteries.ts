import { allVendors } from '../content/vendors.ts';
import { createRandom } from '../kernel/random.ts';
import type { GameRow } from '../store/play/games.ts';
import { lotteries } from '../vendors/lottery/lottery.games.ts';

/** Upper end of the scale that orders games. */
const MOST_POPULAR = 999_999;
const DAYS_OF_RELEASES = 900;

/** The lotteries as games of the catalogue; the same seed gives the same ones. */
export function seedLotteries(seed: number): GameRow[] {
  return lotteries.map(({ code, vendor, name, type, minStake, isHot, isClosed }) => {
    const random = createRandom(seed).fork(`lottery ${code}`);
    const made = allVendors.find((one) => one.code === vendor);
    if (!made) throw new Error(`There is no vendor ${vendor}.`);
    return {
      node_id: code,
      vendor_code: made.code,
      vendor_name: made.name,
      game_type: type,
      game_classify: 'STANDARD',
      name,
      min_bet: minStake,
      min_line_num: 1,
      hue: made.hue,
      is_vassalage: 0,
      is_hot: isHot ? 1 : 0,
      popularity: random.between(0, MOST_POPULAR),
      under_maintenance: isClosed ? 1 : 0,
      age_days: random.between(1, DAYS_OF_RELEASES),
    };
  });
}
