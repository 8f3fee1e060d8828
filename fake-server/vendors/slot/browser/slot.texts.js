/** @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts */

export const english = {
  rules: 'Rules and pay table',
  spin: 'Spin',
  spinning: 'Spinning',
  /** @param {string} rate @param {number} lines */
  summary: (rate, lines) => `Return to player ${rate} · ${lines} lines`,
  pays: 'What pays',
  /** @param {string} stake */
  paysAt: (stake) => `At a stake of ${stake}, for 3, 4 and 5 from the left on a line:`,
  symbols: {
    seven: 'Seven',
    diamond: 'Diamond',
    crown: 'Crown',
    star: 'Star',
    bell: 'Bell',
    clover: 'Clover',
    cherry: 'Cherry',
    wild: 'Wild',
    scatter: 'Scatter',
  },
  lines: 'Lines',
  /** @param {string} rate @param {string} low @param {string} high @param {number} lines */
  rulesText: (rate, low, high, lines) => [
    `The stake is spread over ${lines} fixed lines. From ${low} to ${high} a spin.`,
    'Equal symbols pay from the left reel on, next to each other on a line. Each line pays its best win; wins of several lines add up.',
    'Wild stands for every symbol but Scatter. Scatters pay anywhere, on the whole stake.',
    `Return to player: ${rate}, over very many rounds, worked out from the reels. Each round is independent of the ones before.`,
    'A round is decided by the server when you press Spin. If the connection is lost, the round is kept and you see its result when you come back.',
  ],
  round: 'Stake',
  win: 'Win',
};

/** @type {typeof english} */
export const portuguese = {
  rules: 'Regras e tabela de pagamentos',
  spin: 'Girar',
  spinning: 'Girando',
  summary: (rate, lines) => `Retorno ao jogador ${rate} · ${lines} linhas`,
  pays: 'O que paga',
  paysAt: (stake) =>
    `Com aposta de ${stake}, por 3, 4 e 5 símbolos a partir da esquerda em uma linha:`,
  symbols: {
    seven: 'Sete',
    diamond: 'Diamante',
    crown: 'Coroa',
    star: 'Estrela',
    bell: 'Sino',
    clover: 'Trevo',
    cherry: 'Cereja',
    wild: 'Curinga',
    scatter: 'Scatter',
  },
  lines: 'Linhas',
  rulesText: (rate, low, high, lines) => [
    `A aposta é dividida entre ${lines} linhas fixas. De ${low} a ${high} por giro.`,
    'Símbolos iguais pagam a partir do rolo da esquerda, lado a lado em uma linha. Cada linha paga seu melhor prêmio; prêmios de várias linhas se somam.',
    'O Curinga substitui todos os símbolos, menos o Scatter. Scatters pagam em qualquer posição, sobre a aposta total.',
    `Retorno ao jogador: ${rate}, ao longo de muitas rodadas, calculado a partir dos rolos. Cada rodada é independente das anteriores.`,
    'A rodada é decidida pelo servidor quando você aperta Girar. Se a conexão cair, a rodada fica guardada e você vê o resultado ao voltar.',
  ],
  round: 'Aposta',
  win: 'Prêmio',
};
