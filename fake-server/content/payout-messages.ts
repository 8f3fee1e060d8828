import { type MessageWords, messageWords } from './messages.ts';

/** The way to the withdrawal of this number. */
const wayTo = (id: string) => ({
  PT: `<p><a href="/member/withdraw?id=${id}">Ver este saque</a></p>`,
  EN: `<p><a href="/member/withdraw?id=${id}">See this withdrawal</a></p>`,
});

/** An amount, as it is written in Portuguese and in English. */
type AmountTexts = readonly [string, string];

/** A message about a withdrawal, with its amount in the place of `%`, that leads to it. */
function about(
  title: readonly [string, string],
  [textPT, textEN]: readonly [string, string],
): (id: string, amount: AmountTexts) => MessageWords {
  return (id, [amountPT, amountEN]) =>
    messageWords(title, [
      `<p>${textPT.replace('%', () => amountPT)}</p>${wayTo(id).PT}`,
      `<p>${textEN.replace('%', () => amountEN)}</p>${wayTo(id).EN}`,
    ]);
}

/** What players are told about their withdrawals (W3). */
export const payoutMessages = {
  documentsNeeded: about(
    ['Precisamos de documentos para o seu saque', 'We need documents for your withdrawal'],
    [
      'O saque de % espera por documentos seus. Fale com o atendimento para enviá-los.',
      'Your withdrawal of % is waiting for documents. Contact customer service to send them.',
    ],
  ),
  disbursed: about(
    ['Seu saque foi pago', 'Your withdrawal was paid'],
    [
      'Pagamos % na sua conta. Confira no seu banco e diga se o dinheiro chegou.',
      'We paid % to your account. Check your bank and tell us whether the money arrived.',
    ],
  ),
  silenceNear: about(
    ['Seu saque chegou?', 'Did your withdrawal arrive?'],
    [
      'Pagamos %, e você ainda não respondeu. Em breve vamos considerar que o dinheiro chegou. Mesmo depois disso você pode reclamar.',
      'We paid %, and you have not answered yet. Soon it will count as received. You can still complain after that.',
    ],
  ),
  silenceOver: about(
    ['Saque considerado recebido', 'Withdrawal counted as received'],
    [
      'Como você não respondeu, o pagamento de % conta como recebido. Se o dinheiro não chegou, você ainda pode reclamar.',
      'You did not answer, so the payment of % counts as received. If the money did not arrive, you can still complain.',
    ],
  ),
  returned: about(
    ['Sua reclamação foi aceita', 'Your complaint was accepted'],
    [
      'O banco devolveu %. Veja na página de saques o que acontece agora.',
      'The bank gave % back. See what happens next on the withdrawals page.',
    ],
  ),
  forced: about(
    ['Saque encerrado como recebido', 'Withdrawal closed as received'],
    [
      'O pagamento de % foi encerrado como recebido. O valor não será devolvido. Se você não concorda, fale com o atendimento.',
      'The payment of % was closed as received. The amount will not be refunded. If you do not agree, contact customer service.',
    ],
  ),
  rejected: about(
    ['Seu saque foi recusado', 'Your withdrawal was rejected'],
    ['% voltou para o seu saldo.', '% is back in your balance.'],
  ),
  failed: about(
    ['Seu saque não pôde ser pago', 'Your withdrawal could not be paid'],
    ['% voltou para o seu saldo.', '% is back in your balance.'],
  ),
} as const;
