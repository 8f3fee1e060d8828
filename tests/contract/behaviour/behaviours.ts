import { journeyBehaviours } from '../journeys/journey-behaviours.ts';
import { accountBehaviours } from './account.ts';
import { accountRecordBehaviours } from './account-record.ts';
import { agentBehaviours } from './agents.ts';
import { chainBehaviours } from './chains.ts';
import { depositBehaviours } from './deposits.ts';
import { favouriteBehaviours } from './favourites.ts';
import { gameBehaviours } from './games.ts';
import { growingListBehaviours } from './growing-lists.ts';
import { knownAccountBehaviours } from './known-accounts.ts';
import { listBehaviours } from './lists.ts';
import { messageBehaviours } from './messages.ts';
import { playLimitBehaviours } from './play-limits.ts';
import { playPauseBehaviours } from './play-pauses.ts';
import { pointsBehaviours } from './points.ts';
import type { Behaviour } from './probe.ts';
import { profileBehaviours } from './profile.ts';
import { recordBehaviours } from './records.ts';
import { searchBehaviours } from './search.ts';
import { teamBehaviours } from './team.ts';
import { walletBehaviours } from './wallet.ts';
import { withdrawalBehaviours } from './withdrawals.ts';

/** What every back end of the contract does, tried over several calls (T4). */
export const behaviours: readonly Behaviour[] = [
  ...gameBehaviours,
  ...searchBehaviours,
  ...listBehaviours,
  ...accountBehaviours,
  ...favouriteBehaviours,
  ...messageBehaviours,
  ...recordBehaviours,
  ...depositBehaviours,
  ...teamBehaviours,
  ...agentBehaviours,
  ...walletBehaviours,
  ...withdrawalBehaviours,
  ...playLimitBehaviours,
  ...playPauseBehaviours,
  ...pointsBehaviours,
  ...profileBehaviours,
  ...chainBehaviours,
  ...accountRecordBehaviours,
  ...growingListBehaviours,
  ...knownAccountBehaviours,
  ...journeyBehaviours,
];
