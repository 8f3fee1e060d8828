import { type MessageWords, messageWords } from './messages.ts';

/** What a person gets when an account to be paid at was added, so that they notice another's. */
export function accountAddedMessage(shown: string): MessageWords {
  return messageWords(
    ['Conta para saque adicionada', 'Account for withdrawals added'],
    [
      `<p>Uma conta para receber saques foi adicionada: <strong>${shown}</strong>. Se não foi você, fale com o atendimento agora.</p>`,
      `<p>An account to be paid at was added: <strong>${shown}</strong>. If it was not you, talk to the service now.</p>`,
    ],
  );
}
