import { contract } from '#contract/index.ts';
import { scenes } from './scene.ts';

/** An agent who opens their contracts finds an open offer (C3). */
export const contractScenes = scenes({
  scenarios: { 'contract-offered': 'Every agent is offered a contract when they sign in' },
  before: [contract.agents.consolidatedContracts],
  play: ({ contracts }, agent) => contracts.offerAnew(agent),
});
