import { z } from 'zod/v4';
import { type Game, gameSchema } from '#contract/entities/game.ts';
import { type Answer, call } from './api.ts';

/** The games of a list. */
export async function gamesOf(origin: string, path: string): Promise<Game[]> {
  const { body } = await call(origin, 'GET', path);
  const { value } = z.object({ value: z.object({ games: z.array(gameSchema) }) }).parse(body);
  return value.games;
}

/** The first open slot. */
export async function someGame(origin: string): Promise<Game> {
  const [game] = await gamesOf(origin, '/games?gameType=RNG&pageSize=1');
  if (!game) throw new Error('There is no game.');
  return game;
}

/** Who opens a game. */
export interface Player {
  readonly token: string;
  readonly username: string;
}

/** Opens a game as the portal does, or tries to. */
export function launchGame(
  origin: string,
  { nodeId, vassalage }: Pick<Game, 'nodeId' | 'vassalage'>,
  { token, username }: Player,
  changes: object = {},
): Promise<Answer> {
  const body = {
    nodeId,
    vassalage,
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username,
    token,
    merchantCode: 'AURORA',
    language: 'EN',
    ...changes,
  };
  return call(origin, 'POST', '/games/launch', { token, body: { gameId: body.nodeId, ...body } });
}

/** The address that a launch gave, at the vendor. */
export function addressOf({ body }: Answer): URL {
  const { value } = z.object({ value: z.object({ game_url: z.url() }) }).parse(body);
  return new URL(value.game_url);
}
