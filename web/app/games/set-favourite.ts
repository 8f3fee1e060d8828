import type { GameType } from '#contract/entities/game.ts';
import type { Services } from '#web/app/services.ts';

/** A game, and whether it is to be among the favourites. */
export interface FavouriteWish {
  readonly gameId: string;
  readonly vendor: string;
  readonly gameType: GameType;
  readonly wanted: boolean;
}

const tokenCodes: readonly string[] = ['token_missing', 'token_invalid', 'token_expired'];

/**
 * Adds the game to the favourites or removes it; the id list follows (L3). Where the session has
 * ended meanwhile, it happens after the next sign-in (A19).
 */
export async function setFavourite(services: Services, wish: FavouriteWish): Promise<void> {
  const { api, queries, queryClient, session, notices } = services;
  const request = { body: { nodeId: wish.gameId, vendor: wish.vendor, gameType: wish.gameType } };
  const answer = wish.wanted
    ? await api.games.addFavourite(request)
    : await api.games.removeFavourite(request);
  if (answer.ok) {
    queryClient.setQueryData(queries.favouriteIds().queryKey, answer.value);
    await queryClient.invalidateQueries({ queryKey: ['favourites', 'games'] });
  } else if (tokenCodes.includes(answer.code)) {
    session.send({ type: 'signIn.needed', intent: { kind: 'setFavourite', ...wish } });
  } else {
    notices.send({
      type: 'notice.raised',
      notice: {
        key: 'favouriteFailed',
        kind: 'error',
        text: 'notices.favouriteFailed',
        persistent: false,
        errorCode: answer.code,
      },
    });
  }
}
