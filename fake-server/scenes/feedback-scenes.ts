import { contract } from '#contract/index.ts';
import { scenes } from './scene.ts';

/** Operators answer all feedback at once (G6). */
export const feedbackScenes = scenes({
  scenarios: { 'feedback-answered': 'All feedback is answered right away' },
  after: [contract.feedback.send],
  play({ feedback }, { id: memberId }) {
    const [newest] = feedback.newest(1);
    if (newest?.member_id === memberId) feedback.answer(newest.id, 'thanks');
  },
});
