import { contract } from '#contract/index.ts';
import { scenes } from './scene.ts';

/** Operators answer all feedback at once (G6). */
export const feedbackScenes = scenes({
  after: [contract.feedback.send],
  of: ({ feedback }) => feedback,
  play({ feedback }, { id: memberId }, answer) {
    const [newest] = feedback.newest(1);
    if (newest?.member_id === memberId) feedback.answer(newest.id, answer);
  },
});
