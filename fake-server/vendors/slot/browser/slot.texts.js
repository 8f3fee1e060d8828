/** @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts */

export const english = {
  rules: 'Rules and pay table',
  spin: 'Spin',
  spinning: 'Spinning',
  /** @param {string} rate @param {number} lines */
  summary: (rate, lines) => `Return to player ${rate} · ${lines} lines`,
  pays: 'What pays',
  /** @param {string} stake */
  paysAt: (stake) => `With a bet of ${stake}, for 3, 4 and 5 from the left on a line:`,
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
    `Your bet is split across ${lines} fixed lines. From ${low} to ${high} per spin.`,
    'Matching symbols pay from the left reel, side by side on a line. Each line pays its best win, and wins on several lines add up.',
    'Wild replaces every symbol except Scatter. Scatters pay anywhere, on your total bet.',
    `Return to player: ${rate} over very many rounds, calculated from the reels. Each round is independent.`,
    'The server decides the round when you choose Spin. If the connection drops, the round is kept and you’ll see the result when you come back.',
  ],
  round: 'Bet',
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
    `Retorno ao jogador: ${rate} ao longo de muitas rodadas, calculado a partir dos rolos. Cada rodada é independente.`,
    'O servidor decide a rodada quando você escolhe Girar. Se a conexão cair, a rodada fica guardada e você vê o resultado ao voltar.',
  ],
  round: 'Aposta',
  win: 'Prêmio',
};
