/** @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts */

export const english = {
  rules: 'Rules and payouts',
  fields: {
    low: '1–18',
    high: '19–36',
    even: 'Even',
    odd: 'Odd',
    red: 'Red',
    black: 'Black',
    dozen1: '1st 12',
    dozen2: '2nd 12',
    dozen3: '3rd 12',
    column1: '1st column',
    column2: '2nd column',
    column3: '3rd column',
  },
  /** @param {string} number */
  number: (number) => `Number ${number}`,
  spin: 'Spin',
  spinning: 'Spinning',
  lastNumbers: 'Last numbers',
  wheel: 'The wheel',
  /** @param {string} number */
  fell: (number) => `The ball fell on ${number}`,
  /** @param {string} rate */
  summary: (rate) => `Return to player ${rate} on every spot`,
  /** @param {string} rate @param {string} low @param {string} high */
  howText: (rate, low, high) => [
    'The wheel has 37 pockets, 0 to 36, all equally likely.',
    'A number pays 35 to 1, a dozen or a column 2 to 1, and red, black, even, odd, 1–18 and 19–36 pay 1 to 1. Zero only wins as a number.',
    `From ${low} to ${high} on each spot, in multiples of ${low}.`,
    `Return to player: ${rate} on every spot, over very many rounds. Each round is independent. Past numbers say nothing about the next one.`,
    'The server decides the round when you choose Spin. If the connection drops, the round is kept and you’ll see the result when you come back.',
  ],
};

/** @type {typeof english} */
export const portuguese = {
  rules: 'Regras e pagamentos',
  fields: {
    low: '1–18',
    high: '19–36',
    even: 'Par',
    odd: 'Ímpar',
    red: 'Vermelho',
    black: 'Preto',
    dozen1: '1ª dúzia',
    dozen2: '2ª dúzia',
    dozen3: '3ª dúzia',
    column1: '1ª coluna',
    column2: '2ª coluna',
    column3: '3ª coluna',
  },
  number: (number) => `Número ${number}`,
  spin: 'Girar',
  spinning: 'Girando',
  lastNumbers: 'Últimos números',
  wheel: 'A roleta',
  fell: (number) => `A bola parou no ${number}`,
  summary: (rate) => `Retorno ao jogador ${rate} em todas as apostas`,
  howText: (rate, low, high) => [
    'A roleta tem 37 casas, de 0 a 36, todas com a mesma chance.',
    'Um número paga 35 para 1, uma dúzia ou coluna 2 para 1, e vermelho, preto, par, ímpar, 1–18 e 19–36 pagam 1 para 1. O zero só ganha como número.',
    `De ${low} a ${high} em cada campo, em múltiplos de ${low}.`,
    `Retorno ao jogador: ${rate} em todas as apostas, ao longo de muitas rodadas. Cada rodada é independente. Os números passados não dizem nada sobre o próximo.`,
    'O servidor decide a rodada quando você escolhe Girar. Se a conexão cair, a rodada fica guardada e você vê o resultado ao voltar.',
  ],
};
