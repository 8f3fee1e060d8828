import { type MessageWords, messageWords } from './messages.ts';

const toContracts = {
  PT: '<p><a href="/agent/contracts">Abrir meus contratos</a></p>',
  EN: '<p><a href="/agent/contracts">Open my contracts</a></p>',
};

/** A name in HTML. */
function escaped(name: string): string {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A message about a contract, with the name of the other side in the place of `%`. */
function about(
  title: readonly [string, string],
  [textPT, textEN]: readonly [string, string],
): (from: string) => MessageWords {
  return (from) =>
    messageWords(title, [
      `<p>${textPT.replace('%', () => escaped(from))}</p>${toContracts.PT}`,
      `<p>${textEN.replace('%', () => escaped(from))}</p>${toContracts.EN}`,
    ]);
}

/** What agents are told about their contracts (C2, C3). */
export const contractMessages = {
  offered: about(
    ['Você recebeu uma oferta de contrato', 'You have a contract offer'],
    [
      '% ofereceu um contrato a você. Confira as condições e responda antes do prazo.',
      '% offers you a contract. Check the terms and answer before the offer expires.',
    ],
  ),
  accepted: about(
    ['Sua oferta foi aceita', 'Your offer was accepted'],
    ['% aceitou o contrato que você ofereceu.', '% accepted the contract that you offered.'],
  ),
  rejected: about(
    ['Sua oferta foi recusada', 'Your offer was rejected'],
    ['% recusou o contrato que você ofereceu.', '% rejected the contract that you offered.'],
  ),
  withdrawn: about(
    ['Uma oferta foi retirada', 'An offer was withdrawn'],
    ['A oferta de contrato de % não vale mais.', 'The contract offer of % is no longer valid.'],
  ),
  ended: about(
    ['Um contrato seu vai terminar', 'One of your contracts will end'],
    [
      'As condições de % mudaram, e por isso o seu contrato termina no fim do período. Fale com essa pessoa sobre um novo.',
      'The terms of % have changed, so your contract ends at the end of the period. Ask them about a new one.',
    ],
  ),
  terminationRequested: about(
    ['Pedido para encerrar um contrato', 'A request to end a contract'],
    [
      '% pede para encerrar um contrato com você. A decisão é sua.',
      '% asks to end a contract with you. The decision is yours.',
    ],
  ),
  terminated: about(
    ['Um contrato será encerrado', 'A contract will end'],
    [
      '% concordou em encerrar o contrato no fim do período.',
      '% agreed to end the contract at the end of the period.',
    ],
  ),
  kept: about(
    ['Um contrato continua', 'A contract goes on'],
    ['% não aceitou encerrar o contrato.', '% did not agree to end the contract.'],
  ),
} as const;
