import { messageWords } from './messages.ts';

/** What the operator answers to feedback. */
export const feedbackAnswers = {
  thanks: messageWords(
    ['Resposta à sua opinião', 'Our answer to your feedback'],
    [
      '<p>Obrigado por escrever. Sua opinião chegou à equipe certa.</p>',
      '<p>Thank you for writing. Your feedback has reached the right team.</p>',
    ],
  ),
  mending: messageWords(
    ['Vamos consertar', 'We are mending it'],
    [
      '<p>Você tem razão, e já estamos consertando. Obrigado por avisar.</p>',
      '<p>You are right, and we are already mending it. Thank you for telling us.</p>',
    ],
  ),
  askingMore: messageWords(
    ['Conte mais para nós', 'Please tell us more'],
    [
      '<p>Queremos entender melhor. <a href="/feedback">Escreva de novo</a> com o nome do jogo e a hora.</p>',
      '<p>We want to understand this better. <a href="/feedback">Write again</a> with the name of the game and the time.</p>',
    ],
  ),
} as const;
export type FeedbackAnswer = keyof typeof feedbackAnswers;
