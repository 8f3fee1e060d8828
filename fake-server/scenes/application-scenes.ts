import { contract } from '#contract/index.ts';
import { scenes } from './scene.ts';

/** Operators decide every application at once (W6). */
export const applicationScenes = scenes({
  after: [contract.applications.apply],
  of: ({ applications }) => applications,
  play({ applications }, { id: memberId }, decision) {
    const [newest] = applications.newest(1);
    if (newest?.member_id === memberId) applications.decide(newest.id, decision);
  },
});
