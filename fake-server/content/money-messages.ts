import { type MessageWords, messageWords } from './messages.ts';

/** What an agent gets when somebody of the team has sent money. */
export function uplineMoneyMessage(sender: string): MessageWords {
  return messageWords(
    ['Você recebeu uma transferência', 'You have received a transfer'],
    [
      `<p>${sender}, da sua equipe, enviou dinheiro para você. O valor está no seu extrato.</p>`,
      `<p>${sender}, of your team, has sent you money. The amount is in your account record.</p>`,
    ],
  );
}
