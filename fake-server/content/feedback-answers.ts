/** What the operator answers to feedback. Each is a notice. */
export const feedbackAnswers = ['thanks', 'mending', 'askingMore'] as const;
export type FeedbackAnswer = (typeof feedbackAnswers)[number];
