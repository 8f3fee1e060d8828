import type { PostcodePlace } from '#contract/entities/delivery.ts';
import { plainPostcode, regionOfPostcode } from '#contract/rules/delivery-address.ts';
import type { Clock } from '../../kernel/clock.ts';
import { expiringMap } from '../../kernel/expiring-map.ts';
import { DirectoryUnavailable, type PostcodeDirectory } from '../ports/postcode-directory.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
const MAX_REMEMBERED = 2_000;
/** Nobody needs more for an address; this prevents scraping the directory. */
const MAX_QUESTIONS_PER_HOUR = 30;

/**
 * Fills in an address by its postcode (W9). If anything fails, the form can be filled in by hand.
 */
export interface PostcodePlaces {
  find(memberId: number, typed: string): Promise<PostcodePlace>;
}

interface PlaceParts {
  readonly clock: Clock;
  readonly directory: PostcodeDirectory;
}

export function createPostcodePlaces({ clock, directory }: PlaceParts): PostcodePlaces {
  const known = expiringMap<PostcodePlace>(clock, MAX_REMEMBERED);
  const lookupsByHour = expiringMap<number>(clock, MAX_REMEMBERED);

  /** Counts a person's look-up; false if there were too many in this hour. */
  const isAllowed = (memberId: number): boolean => {
    const hour = Math.floor(clock.now() / HOUR_MILLISECONDS);
    const key = `${memberId} ${hour}`;
    const times = (lookupsByHour.peek(key) ?? 0) + 1;
    lookupsByHour.put(key, times, (hour + 1) * HOUR_MILLISECONDS);
    return times <= MAX_QUESTIONS_PER_HOUR;
  };
  const ask = async (postcode: string): Promise<PostcodePlace> => {
    try {
      const place = await directory.placeOf(postcode);
      // A value that contradicts the postcode would be refused when ordering.
      return place && place.region === regionOfPostcode(postcode)
        ? { outcome: 'found', place }
        : { outcome: 'unknown', place: null };
    } catch (error) {
      if (error instanceof DirectoryUnavailable) return { outcome: 'unavailable', place: null };
      throw error;
    }
  };

  return {
    async find(memberId, typed) {
      const postcode = plainPostcode(typed);
      if (postcode === undefined) return { outcome: 'unknown', place: null };
      const before = known.peek(postcode);
      if (before) return before;
      if (!isAllowed(memberId)) return { outcome: 'unavailable', place: null };
      const found = await ask(postcode);
      if (found.outcome !== 'unavailable') {
        known.put(postcode, found, clock.now() + DAY_MILLISECONDS);
      }
      return found;
    },
  };
}
