/**
 * @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts
 * @typedef {{ rate: string, rake: string, low: string, high: string, min: string, minutes: number }} Figures
 */

export const english = {
  rules: 'Rules and rake',
  deal: 'Deal',
  dealt: 'Dealt',
  fold: 'Fold',
  /** @param {string} amount */
  goIn: (amount) => `Bet ${amount}`,
  yourTurn: 'Your turn: bet, or fold?',
  you: 'Your hand',
  others: 'Other players',
  isIn: 'Bets',
  folded: 'Folds',
  tooLate: 'Time ran out, so your hand was folded.',
  /** @param {string} amount */
  pot: (amount) => `Pot ${amount}`,
  /** @param {string} amount @param {string} rake */
  potOf: (amount, rake) => `Pot ${amount} · rake ${rake}`,
  /** @param {string | null | undefined} name null for the player, undefined for no one */
  took: (name) => {
    if (name === undefined) return 'everyone folded';
    return name === null ? 'the pot is yours' : `${name} takes the pot`;
  },
  hands: {
    high: 'High card',
    pair: 'Pair',
    flush: 'Flush',
    straight: 'Straight',
    three: 'Three of a kind',
    straightFlush: 'Straight flush',
  },
  /** @param {number} seats @param {string} rate @param {string} rake */
  summary: (seats, rate, rake) => `Table for ${seats} · return to player ${rate} · rake ${rake}`,
  ranking: 'Hands, from the best',
  handOrder: [
    'Straight flush: three cards in a row, all of the same suit.',
    'Three of a kind: three cards of the same rank.',
    'Straight: three cards in a row. The ace ranks above the king or below the two.',
    'Flush: three cards of the same suit.',
    'Pair: two cards of the same rank.',
    'High card: none of these.',
    'If hands are equal, the suit of the highest card decides: spades, hearts, diamonds, clubs.',
  ],
  /** @param {Figures} figures */
  howText: ({ rate, rake, low, high, min, minutes }) => [
    'Everyone at the table pays the ante and gets three cards from one deck. After seeing yours, you bet the same amount again or fold.',
    `The best hand among those who bet takes the pot, less a rake of ${rake}. If everyone folds, the antes are returned, less the same rake.`,
    `The house plays the other hands without seeing yours. They bet with a pair or better, or with a high card of ${min} or higher.`,
    `Return to player: ${rate} of what you bet, over very many hands, if you bet with the same hands as the house does.`,
    `From ${low} to ${high} per hand, and the same again for the bet.`,
    `If you leave or the connection drops, your hand waits for you. After ${minutes} minutes it’s folded and you lose the ante.`,
  ],
};

/** @type {typeof english} */
export const portuguese = {
  rules: 'Regras e taxa',
  deal: 'Dar cartas',
  dealt: 'Em jogo',
  fold: 'Desistir',
  goIn: (amount) => `Apostar ${amount}`,
  yourTurn: 'Sua vez: apostar ou desistir?',
  you: 'Sua mão',
  others: 'Outros jogadores',
  isIn: 'Aposta',
  folded: 'Desiste',
  tooLate: 'O tempo acabou e você saiu da rodada.',
  pot: (amount) => `Pote ${amount}`,
  potOf: (amount, rake) => `Pote ${amount} · taxa ${rake}`,
  took: (name) => {
    if (name === undefined) return 'todos desistiram';
    return name === null ? 'o pote é seu' : `${name} leva o pote`;
  },
  hands: {
    high: 'Carta alta',
    pair: 'Par',
    flush: 'Flush',
    straight: 'Sequência',
    three: 'Trinca',
    straightFlush: 'Straight flush',
  },
  summary: (seats, rate, rake) => `Mesa para ${seats} · retorno ao jogador ${rate} · taxa ${rake}`,
  ranking: 'Mãos, da maior para a menor',
  handOrder: [
    'Straight flush: três cartas seguidas, todas do mesmo naipe.',
    'Trinca: três cartas de mesmo valor.',
    'Sequência: três cartas seguidas. O ás fica acima do rei ou abaixo do dois.',
    'Flush: três cartas do mesmo naipe.',
    'Par: duas cartas de mesmo valor.',
    'Carta alta: nenhuma destas.',
    'Entre mãos iguais, decide o naipe da carta mais alta: espadas, copas, ouros, paus.',
  ],
  howText: ({ rate, rake, low, high, min, minutes }) => [
    'Todos na mesa pagam a entrada e recebem três cartas de um baralho. Depois de ver as suas, você aposta o mesmo valor outra vez ou desiste.',
    `Entre quem apostou, a melhor mão leva o pote, menos a taxa de ${rake}. Se todos desistirem, as entradas são devolvidas, menos a mesma taxa.`,
    `A casa joga as outras mãos sem ver a sua. Elas apostam com um par ou melhor, ou com carta alta a partir de ${min}.`,
    `Retorno ao jogador: ${rate} do que você aposta, ao longo de muitas mãos, se você apostar com as mesmas mãos que a casa.`,
    `De ${low} a ${high} por mão, e o mesmo valor outra vez para apostar.`,
    `Se você sair ou a conexão cair, sua mão espera por você. Depois de ${minutes} minutos, ela é encerrada e você perde a entrada.`,
  ],
};
