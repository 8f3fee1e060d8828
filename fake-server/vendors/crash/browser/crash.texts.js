/** @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts */

export const english = {
  rules: 'Rules and limits',
  target: 'Cash out at',
  launch: 'Launch',
  flying: 'Flying',
  lastFlights: 'Last flights',
  /** @param {string} multiple */
  reached: (multiple) => `The flight reached ${multiple}`,
  /** @param {string} amount */
  pays: (amount) => `Pays ${amount}`,
  /** @param {string} chance */
  chance: (chance) => `Chance ${chance}`,
  /** @param {string} rate */
  summary: (rate) => `Return to player ${rate}`,
  /** @param {string} rate @param {string} low @param {string} high */
  howText: (rate, low, high) => [
    'Choose your bet and the multiplier at which you cash out, then launch. The multiplier rises from 1.00× until the rocket explodes.',
    'If the rocket reaches your multiplier, you win your bet times that multiplier. If it explodes first, you lose the bet.',
    `From ${low} to ${high} per flight. The chance of reaching a multiplier is ${rate} divided by it, so every choice returns the same over very many flights: ${rate}.`,
    'Each flight is independent. Past flights say nothing about the next one.',
    'The server decides the flight when you choose Launch. If the connection drops, the flight is kept and you’ll see it when you come back.',
  ],
};

/** @type {typeof english} */
export const portuguese = {
  rules: 'Regras e limites',
  target: 'Retirar em',
  launch: 'Lançar',
  flying: 'Voando',
  lastFlights: 'Últimos voos',
  reached: (multiple) => `O voo chegou a ${multiple}`,
  pays: (amount) => `Paga ${amount}`,
  chance: (chance) => `Chance ${chance}`,
  summary: (rate) => `Retorno ao jogador ${rate}`,
  howText: (rate, low, high) => [
    'Escolha a aposta e o multiplicador em que quer retirar, e lance. O multiplicador sobe a partir de 1,00× até o foguete explodir.',
    'Se o foguete chegar ao seu multiplicador, você ganha a aposta vezes esse multiplicador. Se explodir antes, você perde a aposta.',
    `De ${low} a ${high} por voo. A chance de alcançar um multiplicador é ${rate} dividido por ele. Por isso, qualquer escolha retorna o mesmo ao longo de muitos voos: ${rate}.`,
    'Cada voo é independente. Os voos passados não dizem nada sobre o próximo.',
    'O servidor decide o voo quando você escolhe Lançar. Se a conexão cair, o voo fica guardado e você vê o resultado ao voltar.',
  ],
};
