import { contract } from '#contract/index.ts';
import { scenes } from './scene.ts';

/** Operators decide every application at once (W6). */
export const applicationScenes = scenes({
  scenarios: {
    'application-granted': 'Every bonus request is approved right away',
    'application-rejected': 'Every bonus request is rejected right away',
  },
  after: [contract.applications.apply],
  play({ applications }, { id: memberId }, scene) {
    const [newest] = applications.newest(1);
    if (newest?.member_id === memberId)
      applications.decide(
        newest.id,
        scene === 'application-granted' ? 'issued' : 'pictures_unclear',
      );
  },
});
