/** @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts */

export const english = {
  rules: 'Rules and limits',
  lotteries: 'Lotteries',
  plays: 'What to bet on',
  play: {
    final1: 'Last digit',
    final2: 'Last two digits',
    final3: 'Last three digits',
    final4: 'Last four digits',
    size: 'Big or small',
    parity: 'Odd or even',
    pick1: '1 number',
    pick2: '2 numbers',
    pick3: '3 numbers',
    pick4: '4 numbers',
    pick5: '5 numbers',
    special2: 'Last two of the special prize',
    special3: 'Last three of the special prize',
    head: 'Head of the special prize',
    tail: 'Tail of the special prize',
    anyTwo: 'Last two of any prize',
  },
  option: { big: 'Big (5–9)', small: 'Small (0–4)', even: 'Even', odd: 'Odd' },
  /** @param {number} count */
  choose: (count) => (count === 1 ? 'Choose 1 number' : `Choose ${count} numbers`),
  chooseOption: 'Choose one',
  /** @param {number} digits */
  type: (digits) => `Type ${digits} digits`,
  surprise: 'Surprise me',
  pays: 'Pays',
  /** @param {string} draws */
  oneIn: (draws) => `1 in ${draws}`,
  /** @param {string} rate */
  average: (rate) => `Average return ${rate}`,
  /** @param {string} drawNo */
  drawNo: (drawNo) => `Draw ${drawNo}`,
  closesIn: 'Bets close in',
  lastDraw: 'Last draw',
  returns: 'Pays for a hit',
  /** @param {string} drawNo */
  placed: (drawNo) => `Your bet on draw ${drawNo} has been placed.`,
  incomplete: 'Choose your numbers first.',
  bets: 'Your bets',
  noBets: 'No bets yet.',
  states: { open: 'Open', won: 'Won', lost: 'Lost', cancelled: 'Cancelled, stake returned' },
  cancelled: 'Draw cancelled, stakes returned',
  stale: 'The draws cannot be read right now. Trying again…',
  special: 'Special',
  /** @param {readonly string[]} numbers of the prizes that were hit */
  hits: (numbers) =>
    numbers.length === 0 ? 'No prize ends so.' : `Prizes that end so: ${numbers.join(', ')}`,
  /**
   * @param {string} rate @param {string} low @param {string} high @param {string} highest
   * @param {string} closing
   */
  howText: (rate, low, high, highest, closing) => [
    'Choose what to bet on and your numbers, set the stake, and place the bet on the draw that is open.',
    `Bets on a draw close ${closing} before it. A bet that was placed cannot be cancelled.`,
    'A hit pays the stake times what the play pays. “Last two of any prize” pays for each prize that ends so.',
    `About ${rate} of every stake comes back on average, for every play; its own figure stands beside it.`,
    `Stakes go from ${low} to ${high}, and less where a play pays very much: one bet brings ${highest} at most.`,
    'A draw that is cancelled gives every stake back.',
  ],
  /** @param {number} seconds */
  closing: (seconds) =>
    seconds < 60 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`,
  failures: {
    draw_closed: 'This draw has closed. The next press bets on the one after it.',
    numbers_invalid: 'These numbers cannot be bet on here.',
  },
};

/** @type {typeof english} */
export const portuguese = {
  rules: 'Regras e limites',
  lotteries: 'Loterias',
  plays: 'Em que apostar',
  play: {
    final1: 'Último dígito',
    final2: 'Dezena final',
    final3: 'Centena final',
    final4: 'Milhar final',
    size: 'Alto ou baixo',
    parity: 'Par ou ímpar',
    pick1: '1 número',
    pick2: '2 números',
    pick3: '3 números',
    pick4: '4 números',
    pick5: '5 números',
    special2: 'Final 2 do especial',
    special3: 'Final 3 do especial',
    head: 'Cabeça do especial',
    tail: 'Cauda do especial',
    anyTwo: 'Final 2 em qualquer prêmio',
  },
  option: { big: 'Alto (5–9)', small: 'Baixo (0–4)', even: 'Par', odd: 'Ímpar' },
  choose: (count) => (count === 1 ? 'Escolha 1 número' : `Escolha ${count} números`),
  chooseOption: 'Escolha uma opção',
  type: (digits) => `Digite ${digits} dígitos`,
  surprise: 'Surpresinha',
  pays: 'Paga',
  oneIn: (draws) => `1 em ${draws}`,
  average: (rate) => `Retorno médio ${rate}`,
  drawNo: (drawNo) => `Sorteio ${drawNo}`,
  closesIn: 'As apostas fecham em',
  lastDraw: 'Último sorteio',
  returns: 'Paga por acerto',
  placed: (drawNo) => `Sua aposta no sorteio ${drawNo} foi feita.`,
  incomplete: 'Escolha seus números primeiro.',
  bets: 'Suas apostas',
  noBets: 'Nenhuma aposta ainda.',
  states: {
    open: 'Aberta',
    won: 'Ganhou',
    lost: 'Perdeu',
    cancelled: 'Cancelada, aposta devolvida',
  },
  cancelled: 'Sorteio cancelado, apostas devolvidas',
  stale: 'Não foi possível ler os sorteios. Tentando de novo…',
  special: 'Especial',
  hits: (numbers) =>
    numbers.length === 0
      ? 'Nenhum prêmio termina assim.'
      : `Prêmios que terminam assim: ${numbers.join(', ')}`,
  howText: (rate, low, high, highest, closing) => [
    'Escolha em que apostar e seus números, defina o valor e aposte no sorteio que está aberto.',
    `As apostas fecham ${closing} antes do sorteio. Uma aposta feita não pode ser cancelada.`,
    'Um acerto paga o valor vezes o que a aposta paga. “Final 2 em qualquer prêmio” paga cada prêmio que termina assim.',
    `Cerca de ${rate} de cada aposta volta em média; o número de cada uma está ao lado dela.`,
    `As apostas vão de ${low} a ${high}, e menos onde se paga muito: uma aposta traz no máximo ${highest}.`,
    'Um sorteio cancelado devolve todas as apostas.',
  ],
  closing: (seconds) =>
    seconds < 60 ? `${seconds} segundos` : `${Math.round(seconds / 60)} minutos`,
  failures: {
    draw_closed: 'Este sorteio fechou. O próximo toque aposta no seguinte.',
    numbers_invalid: 'Não é possível apostar nestes números.',
  },
};

/** Odds in hundredths as they are read: '94×'. @param {Texts} texts @param {number} odds */
export function oddsText(texts, odds) {
  return `${new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 2 }).format(odds / 100)}×`;
}

/** What was chosen, as it is read. @param {Texts} texts @param {readonly string[]} numbers */
export function chosenText(texts, numbers) {
  return numbers
    .map((one) => Object.entries(texts.option).find(([name]) => name === one)?.[1] ?? one)
    .join(' · ');
}

/** The name of a play. @param {Texts} texts @param {string} type */
export function playName(texts, type) {
  return Object.entries(texts.play).find(([name]) => name === type)?.[1] ?? type;
}

/** '04:05', and from an hour on '3:04:05'. @param {number} milliseconds */
export function clockText(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${text}` : text;
}
