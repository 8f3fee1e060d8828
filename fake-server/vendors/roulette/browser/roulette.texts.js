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
    'A number pays 35 to 1, a dozen or a column 2 to 1, and red, black, even, odd, 1–18 and 19–36 pay 1 to 1. Zero belongs to none of these.',
    `From ${low} to ${high} on each spot, in multiples of ${low}.`,
    `Return to player: ${rate} on every spot, over very many rounds. Each round is independent of the ones before; the list of last numbers foretells nothing.`,
    'A round is decided by the server when you press Spin. If the connection is lost, the round is kept and you see it when you come back.',
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
    'Um número paga 35 para 1, uma dúzia ou coluna 2 para 1, e vermelho, preto, par, ímpar, 1–18 e 19–36 pagam 1 para 1. O zero não pertence a nenhum deles.',
    `De ${low} a ${high} em cada lugar, em múltiplos de ${low}.`,
    `Retorno ao jogador: ${rate} em todas as apostas, ao longo de muitas rodadas. Cada rodada é independente das anteriores; a lista dos últimos números não prevê nada.`,
    'A rodada é decidida pelo servidor quando você toca em Girar. Se a conexão cair, a rodada fica guardada e você a vê quando voltar.',
  ],
};
