import type { Words } from './words.ts';

/** What a message says, in the languages of the world. */
export interface MessageWords {
  readonly title: Words;
  /** HTML. */
  readonly content: Words;
}

/** A message from its title and its text, each in Portuguese and in English. */
export function messageWords(
  [titlePT, titleEN]: readonly [string, string],
  [textPT, textEN]: readonly [string, string],
): MessageWords {
  return { title: { PT: titlePT, EN: titleEN }, content: { PT: textPT, EN: textEN } };
}

/** What everybody gets when the account is made. */
export const welcomeMessage: MessageWords = messageWords(
  ['Boas-vindas à Aurora Play', 'Welcome to Aurora Play'],
  [
    '<p>Sua conta está pronta. <strong>Escolha um jogo</strong>, confira as regras e divirta-se.</p><ul><li><a href="/rng">Ver os slots</a></li><li><a href="/promotions">Ver as promoções</a></li></ul><p>Jogar é diversão, não renda.</p>',
    '<p>Your account is ready. <strong>Choose a game</strong>, read its rules and enjoy yourself.</p><ul><li><a href="/rng">See the slots</a></li><li><a href="/promotions">See the promotions</a></li></ul><p>Playing is fun, not income.</p>',
  ],
);

/** What a person gets when the file of their own data is ready (W5). */
export const ownDataReadyMessage: MessageWords = messageWords(
  ['Seus dados estão prontos', 'Your data is ready'],
  [
    '<p>O arquivo com os seus dados está pronto. Baixe-o na <a href="/member/securityCenter">central de segurança</a>.</p>',
    '<p>The file with your data is ready. Download it in the <a href="/member/securityCenter">security centre</a>.</p>',
  ],
);
