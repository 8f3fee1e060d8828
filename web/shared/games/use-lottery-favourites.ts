import { useCallback, useSyncExternalStore } from 'react';
import type { GameType } from '#contract/entities/game.ts';
import type { MemberInfo } from '#contract/entities/member.ts';
import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import { deviceStorage } from '#web/platform/storage/guarded-storage.ts';
import { createLotteryFavourites } from '#web/platform/storage/lottery-favourites.ts';
import { useSession } from '#web/shared/session/use-session.ts';

/** On the machine for real accounts. A trial account ends with its visit, and leaves nothing. */
const lasting = createLotteryFavourites(deviceStorage);
const passing = createLotteryFavourites({
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
});
const NONE: readonly string[] = [];

/** Whether favourites of this type are kept here, and not by the server (L3). */
export function isLottery(gameType: GameType): boolean {
  return gameType === 'LOTT' || gameType === 'ELOTT';
}

/** Adds a lottery to a person's favourites, or removes it (L3). */
export function setLotteryFavourite(member: MemberInfo, gameCode: string, wanted: boolean): void {
  storeOf(member).set(member.userName, gameCode, wanted);
}

/** The favourite lotteries of the signed-in person, newest first; none for a visitor (L3). */
export function useLotteryFavourites(): readonly string[] {
  const { isSignedIn, member } = useSession();
  const subscribe = useCallback((listener: () => void) => {
    const stops = [lasting.subscribe(listener), passing.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return useSyncExternalStore(subscribe, () =>
    isSignedIn && member ? storeOf(member).of(member.userName) : NONE,
  );
}

function storeOf({ type }: MemberInfo) {
  return type === TRIAL_TYPE ? passing : lasting;
}
