import type { GameType } from '#contract/entities/game.ts';
import type { Refusal } from '#contract/errors.ts';
import { queries, readsOf } from '#web/api/queries.ts';
import type { Services } from '#web/shared/services/services.ts';
import { isLottery, setLotteryFavourite } from './use-lottery-favourites.ts';

/** A game, and whether it is to be among the favourites. */
export interface FavouriteWish {
  readonly gameId: string;
  readonly vendor: string;
  readonly gameType: GameType;
  readonly wanted: boolean;
}

/** What a change of the favourites reaches. */
export type FavouriteServices = Pick<
  Services,
  'api' | 'queryClient' | 'tokens' | 'session' | 'notices' | 'siblings'
>;

/** The latest unanswered choice for each game. */
type Wishes = Map<string, FavouriteWish>;

const tokenCodes: readonly string[] = ['token_missing', 'token_invalid', 'token_expired'];
const wishesOf = new WeakMap<FavouriteServices['queryClient'], Wishes>();

/**
 * Adds or removes a favourite: optimistically, with a rollback on refusal (L3). Changes of one game
 * reach the server in order, and the last one wins. After a session's end it continues with the
 * next sign-in (A19). Lotteries are stored on the device, under the person's name.
 */
export async function setFavourite(parts: FavouriteServices, wish: FavouriteWish): Promise<void> {
  const { queryClient } = parts;
  if (isLottery(wish.gameType)) {
    const { member } = parts.session.getSnapshot().context;
    if (member) setLotteryFavourite(member, wish.gameId, wish.wanted);
    return;
  }
  const wishes = wishesOf.get(queryClient) ?? new Map<string, FavouriteWish>();
  wishesOf.set(queryClient, wishes);
  const isUnderWay = wishes.has(wish.gameId);
  wishes.set(wish.gameId, wish);
  // A response under way does not include the change.
  void queryClient.cancelQueries(queries.games.favouriteIds());
  show(parts, wish);
  if (!isUnderWay) await fulfil(parts, wishes, wish);
}

/** Sends the change, and then the one that followed meanwhile. */
async function fulfil(
  parts: FavouriteServices,
  wishes: Wishes,
  wish: FavouriteWish,
): Promise<void> {
  const { api, queryClient, tokens, siblings } = parts;
  const { generation } = tokens.current();
  const favourite = { nodeId: wish.gameId, vendor: wish.vendor, gameType: wish.gameType };
  const answer = wish.wanted
    ? await api.games.addFavourite({ body: favourite })
    : await api.games.removeFavourite({ query: favourite });
  // After a sign-out nothing is applied.
  const isSamePerson = tokens.current().generation === generation;
  const last = wishes.get(wish.gameId) ?? wish;
  if (answer.ok && isSamePerson && last.wanted !== wish.wanted) {
    return await fulfil(parts, wishes, last);
  }
  wishes.delete(wish.gameId);
  if (!answer.ok) {
    if (isSamePerson) takeBack(parts, wishes, wish);
    tellRefused(parts, last, answer);
  } else if (isSamePerson) {
    queryClient.setQueryData(queries.games.favouriteIds().queryKey, answer.value);
    // Pending changes of other games stay visible.
    for (const open of wishes.values()) show(parts, open);
    siblings.tellGamesChanged();
    await queryClient.invalidateQueries(readsOf('games', 'favourites'));
  }
}

/** Rolls back, and reloads once nothing else is pending. */
function takeBack(parts: FavouriteServices, wishes: Wishes, wish: FavouriteWish): void {
  const { queryClient } = parts;
  show(parts, { ...wish, wanted: !wish.wanted });
  if (wishes.size === 0) void queryClient.invalidateQueries(queries.games.favouriteIds());
}

/** Shows the change optimistically. */
function show({ queryClient }: FavouriteServices, { gameId, wanted }: FavouriteWish): void {
  queryClient.setQueryData(queries.games.favouriteIds().queryKey, (ids) => {
    const others = ids?.filter((id) => id !== gameId) ?? [];
    return wanted ? [gameId, ...others] : others;
  });
}

function tellRefused(
  { session, notices }: FavouriteServices,
  wish: FavouriteWish,
  { code: errorCode, mayBeDone }: Refusal,
): void {
  if (tokenCodes.includes(errorCode)) {
    session.send({ type: 'signIn.needed', intent: { kind: 'setFavourite', ...wish } });
    return;
  }
  notices.send({
    type: 'notice.raised',
    notice: {
      key: 'favouriteFailed',
      kind: 'error',
      text: mayBeDone ? 'answerLost' : 'notices.favouriteFailed',
      persistent: false,
      errorCode,
    },
  });
}
