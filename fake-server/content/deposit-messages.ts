import type { DepositEnd, ReturnReason } from '#contract/entities/deposit-types.ts';
import { type MessageWords, messageWords } from './messages.ts';
import type { SeededLanguage, Words } from './words.ts';

/** What a message about a deposit names. */
export interface DepositMessageFacts {
  /** The number of the deposit. */
  readonly id: string;
  /** What it is about: what was credited, goes back, or was asked for. */
  readonly amount: Words;
  /** What was asked for. */
  readonly asked: Words;
  /** What of it paid off a debt; null where nothing did. */
  readonly paidOff: Words | null;
  /** What is owed since the bank took it back; null where nothing is. */
  readonly owed: Words | null;
  /** Why a payment goes back; null for any other end. */
  readonly reason: ReturnReason | null;
}

type DepositMessage = (facts: DepositMessageFacts) => MessageWords;

/** Why a payment is not credited. */
const reasons: Readonly<Record<ReturnReason, Words>> = {
  creditCard: {
    PT: 'O pagamento foi feito com cartão de crédito, o que a lei não permite.',
    EN: 'The payment was made by credit card, which the law does not allow.',
  },
  otherPayer: {
    PT: 'O pagamento veio da conta de outra pessoa.',
    EN: 'The payment came from somebody else’s account.',
  },
  paidTwice: {
    PT: 'Este depósito já tinha sido pago.',
    EN: 'This deposit had been paid before.',
  },
  overLimit: {
    PT: 'O valor passava do seu limite de depósitos.',
    EN: 'The amount was above your deposit limit.',
  },
  tooLittle: {
    PT: 'O valor não cobria a tarifa.',
    EN: 'The amount did not cover the fee.',
  },
};

/** A message from its title and its sentences, in which `%` is the amount and `#` what was asked for. */
function about(title: Words, ...sentences: readonly (Words | typeof why)[]): DepositMessage {
  return (facts) => {
    const { id, amount, asked, paidOff, owed, reason } = facts;
    const said = sentences.flatMap((sentence) => {
      if (sentence !== why) return [sentence];
      return reason === null ? [] : [reasons[reason]];
    });
    const text = (language: SeededLanguage) => {
      const all = [
        ...said.map((words) => words[language]),
        ...(paidOff ? [extra.paidOff[language].replace('%', () => paidOff[language])] : []),
        ...(owed ? [extra.owed[language].replace('%', () => owed[language])] : []),
      ];
      const body = all
        .join(' ')
        .replaceAll('%', () => amount[language])
        .replaceAll('#', () => asked[language]);
      const link = `/member/depositv2?record=${id}`;
      return `<p>${body}</p><p><a href="${link}">${extra.link[language]} ${id}</a></p>`;
    };
    return messageWords([title.PT, title.EN], [text('PT'), text('EN')]);
  };
}

/** Stands for the sentence that says why a payment goes back. */
const why = 'why';

const extra = {
  link: { PT: 'Depósito', EN: 'Deposit' },
  paidOff: {
    PT: 'Deste valor, % pagaram o que você devia por um depósito estornado.',
    EN: 'Of this, % paid off what you owed since a deposit was taken back.',
  },
  owed: {
    PT: 'Como parte já tinha sido usada, você deve %. O seu próximo depósito paga esse valor primeiro.',
    EN: 'Part of it had been spent, so you owe %. Your next deposit pays this first.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What players are told of every end of a deposit (W2, W7). */
export const depositMessages: Readonly<Record<DepositEnd, DepositMessage>> = {
  credited: about(
    { PT: 'Depósito no seu saldo', EN: 'Deposit in your balance' },
    { PT: '% já estão no seu saldo.', EN: '% are in your balance.' },
  ),
  creditedLate: about(
    { PT: 'Depósito pago depois do prazo', EN: 'Deposit paid late' },
    {
      PT: 'O pagamento chegou depois do prazo, e % entraram no seu saldo mesmo assim.',
      EN: 'The payment came after its time was over, and % are in your balance all the same.',
    },
  ),
  creditedInPart: about(
    { PT: 'Depósito pago em parte', EN: 'Deposit paid in part' },
    {
      PT: 'Você pediu #, e chegou menos. Creditamos o que chegou: % estão no seu saldo.',
      EN: 'You asked for #, and less came. We credited what came: % are in your balance.',
    },
  ),
  creditedMore: about(
    { PT: 'Depósito pago a mais', EN: 'Deposit paid with more' },
    {
      PT: 'Você pediu #, e chegou mais. Creditamos tudo o que chegou: % estão no seu saldo.',
      EN: 'You asked for #, and more came. We credited all of it: % are in your balance.',
    },
  ),
  returning: about(
    { PT: 'Pagamento não creditado', EN: 'Payment not credited' },
    {
      PT: 'Recebemos %, e o valor não entrou no seu saldo.',
      EN: 'We received %, and it did not go into your balance.',
    },
    why,
    {
      PT: 'O dinheiro está voltando para a conta de onde saiu.',
      EN: 'The money is on its way back to the account that it came from.',
    },
  ),
  returned: about(
    { PT: 'Pagamento devolvido', EN: 'Payment returned' },
    {
      PT: 'Devolvemos % para a conta de onde o dinheiro saiu.',
      EN: 'We returned % to the account that the money came from.',
    },
    why,
  ),
  returnFailed: about(
    { PT: 'Não conseguimos devolver um pagamento', EN: 'A payment could not be returned' },
    {
      PT: 'O banco recusou a devolução de %. Fale com o atendimento.',
      EN: 'The bank refused the return of %. Contact customer service.',
    },
    why,
  ),
  takenBack: about(
    { PT: 'Depósito estornado pelo banco', EN: 'Deposit taken back by the bank' },
    {
      PT: 'O banco do pagador pediu de volta %, que saem do seu saldo.',
      EN: 'The payer’s bank asked for % back, which leave your balance.',
    },
  ),
  expired: about(
    { PT: 'O prazo de um depósito terminou', EN: 'The time of a deposit is over' },
    {
      PT: 'O depósito de % não foi pago a tempo, e nada foi cobrado. Se você já pagou, o valor ainda entra no seu saldo.',
      EN: 'The deposit of % was not paid in time, and nothing was charged. If you have paid it, the money still goes into your balance.',
    },
  ),
  cancelled: about(
    { PT: 'Depósito cancelado', EN: 'Deposit cancelled' },
    {
      PT: 'O depósito de % foi cancelado. Nada foi cobrado.',
      EN: 'The deposit of % was cancelled. Nothing was charged.',
    },
  ),
};
