import { contract } from '#contract/index.ts';
import { scenes } from './scene.ts';

/** Operators decide every application at once (W6). */
export const applicationScenes = scenes({
  scenarios: {
    'application-granted': 'Every application for a promotion is granted at once',
    'application-rejected': 'Every application for a promotion is turned down at once',
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
