import { contract } from '#contract/index.ts';
import { scenes } from './scene.ts';

/** An agent who opens their contracts finds an open offer (C3). */
export const contractScenes = scenes({
  before: [contract.agents.consolidatedContracts],
  of: ({ contractOffered }) => contractOffered,
  play: ({ contracts }, agent) => contracts.offerAnew(agent),
});
