import { contract } from '#contract/index.ts';
import { scenes } from './scene.ts';

/** An agent who looks for contracts finds an offer that is still to be answered (C3). */
export const contractScenes = scenes({
  before: [contract.agents.consolidatedContracts],
  of: ({ contractOffered }) => contractOffered,
  play: ({ contracts }, agent) => contracts.offerAnew(agent),
});
