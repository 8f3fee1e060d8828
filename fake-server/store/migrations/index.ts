import { games } from './games.ts';
import { members } from './members.ts';
import { phoneProofs } from './phone-proofs.ts';
import { play } from './play.ts';
import { recovery } from './recovery.ts';
import { verification } from './verification.ts';

/** Every change of the tables, oldest first. A step that was released is never edited. */
export const migrations: readonly string[] = [
  members,
  verification,
  play,
  games,
  recovery,
  phoneProofs,
];
