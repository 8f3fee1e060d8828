import type { PlayableGame } from '#fake-server/world/play/rounds.ts';
import type { World } from '#fake-server/world/world.ts';
import { memberOf } from './played-rounds.ts';

/** A game that somebody has open. */
export interface OpenedGame {
  /** What the vendor's page names it by. */
  readonly token: string;
  readonly memberId: number;
  /** The session that it was opened from. */
  readonly sessionHash: string;
}

/** Signs in and opens a game; a slot outside the catalogue, unless given. */
export function openGame(
  world: World,
  account: string,
  game: Partial<Pick<PlayableGame, 'kind' | 'nodeId' | 'minStake' | 'seats'>> = {},
): OpenedGame {
  const member = memberOf(world, account);
  const reading = world.sessions.read(world.sessions.open(member.id).token);
  if (!reading.ok) throw new Error('The token does not count.');
  const { signedIn } = reading;
  const opened = { nodeId: 'g1', kind: 'slot', minStake: 100, title: 'Test', ...game } as const;
  const token = world.rounds.openGameSession(signedIn, opened, 'pt-BR');
  return { token, memberId: member.id, sessionHash: signedIn.sessionHash };
}
