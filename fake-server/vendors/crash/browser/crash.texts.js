/** @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts */

export const english = {
  rules: 'Rules and limits',
  target: 'Get off at',
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
    'Choose your stake and the multiple at which you get off, then launch. The multiple rises from 1.00× until the rocket bursts.',
    'If the rocket reaches your multiple, you get your stake times it. If it bursts before, the stake is lost.',
    `From ${low} to ${high} a flight. A multiple m is reached with a chance of ${rate} divided by m, so that every choice returns the same: ${rate}, over very many flights.`,
    'Each flight is independent of the ones before; the list of last flights foretells nothing.',
    'A flight is decided by the server when you press Launch. If the connection is lost, it is kept and you see it when you come back.',
  ],
};

/** @type {typeof english} */
export const portuguese = {
  rules: 'Regras e limites',
  target: 'Sair em',
  launch: 'Lançar',
  flying: 'Voando',
  lastFlights: 'Últimos voos',
  reached: (multiple) => `O voo chegou a ${multiple}`,
  pays: (amount) => `Paga ${amount}`,
  chance: (chance) => `Chance ${chance}`,
  summary: (rate) => `Retorno ao jogador ${rate}`,
  howText: (rate, low, high) => [
    'Escolha a aposta e o multiplicador em que você sai, e lance. O multiplicador sobe a partir de 1,00× até o foguete explodir.',
    'Se o foguete chega ao seu multiplicador, você recebe a aposta vezes ele. Se explode antes, a aposta se perde.',
    `De ${low} a ${high} por voo. Um multiplicador m é alcançado com chance de ${rate} dividido por m: qualquer escolha retorna o mesmo, ${rate}, ao longo de muitos voos.`,
    'Cada voo é independente dos anteriores; a lista dos últimos voos não prevê nada.',
    'O voo é decidido pelo servidor quando você toca em Lançar. Se a conexão cair, ele fica guardado e você o vê quando voltar.',
  ],
};
