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

/** The last wish for each game that the server has not answered yet. */
type Wishes = Map<string, FavouriteWish>;

const tokenCodes: readonly string[] = ['token_missing', 'token_invalid', 'token_expired'];
const wishesOf = new WeakMap<FavouriteServices['queryClient'], Wishes>();

/**
 * Adds the game to the favourites or removes it: shown at once, and taken back where the server
 * refuses (L3). Changes of one game reach the server in their order, and the last one stays. Where
 * the session has ended meanwhile, it happens after the next sign-in (A19). Lotteries are kept on
 * the machine, under the person's name.
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
  // An answer that is on its way knows nothing of the wish.
  void queryClient.cancelQueries(queries.games.favouriteIds());
  show(parts, wish);
  if (!isUnderWay) await fulfil(parts, wishes, wish);
}

/** Sends the wish, and after it the one that came meanwhile. */
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
  // What is known and wished for by somebody who has signed out meanwhile stays forgotten.
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
    // What is wished for of other games is shown before the server knows it.
    for (const open of wishes.values()) show(parts, open);
    siblings.tellGamesChanged();
    await queryClient.invalidateQueries(readsOf('games', 'favourites'));
  }
}

/** Shows the game as it was, and asks for the truth once nothing else is under way. */
function takeBack(parts: FavouriteServices, wishes: Wishes, wish: FavouriteWish): void {
  const { queryClient } = parts;
  show(parts, { ...wish, wanted: !wish.wanted });
  if (wishes.size === 0) void queryClient.invalidateQueries(queries.games.favouriteIds());
}

/** Shows the wish as if it had come true. */
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
