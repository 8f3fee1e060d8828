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
    special2: 'Special prize: last two digits',
    special3: 'Special prize: last three digits',
    head: 'Special prize: tens digit',
    tail: 'Special prize: last digit',
    anyTwo: 'Any prize: last two digits',
  },
  option: { big: 'Big (5–9)', small: 'Small (0–4)', even: 'Even', odd: 'Odd' },
  /** @param {number} count */
  choose: (count) => (count === 1 ? 'Choose 1 number' : `Choose ${count} numbers`),
  chooseOption: 'Choose one',
  /** @param {number} digits */
  type: (digits) => `Enter ${digits} digits`,
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
  returns: 'Pays for each match',
  /** @param {string} drawNo */
  placed: (drawNo) => `Your bet on draw ${drawNo} has been placed.`,
  incomplete: 'Choose your numbers first.',
  bets: 'Your bets',
  noBets: 'No bets yet.',
  states: { open: 'Open', won: 'Won', lost: 'Lost', cancelled: 'Cancelled, stake returned' },
  cancelled: 'Draw cancelled, stakes returned',
  stale: 'We couldn’t load the draws. Trying again…',
  special: 'Special',
  /** @param {readonly string[]} numbers of the prizes that were hit */
  hits: (numbers) =>
    numbers.length === 0
      ? 'No prize ends in these digits.'
      : `Prizes ending in these digits: ${numbers.join(', ')}`,
  /**
   * @param {string} rate @param {string} low @param {string} high @param {string} highest
   * @param {string} closing
   */
  howText: (rate, low, high, highest, closing) => [
    'Choose what to bet on and your numbers, set your stake and place the bet. It goes on the next draw.',
    `Bets close ${closing} before each draw. A bet can’t be cancelled once it’s placed.`,
    'A win pays your stake times the figure shown for that bet. “Any prize: last two digits” pays for each prize ending in them.',
    `On average, about ${rate} of what is staked comes back. Each bet shows its own return.`,
    `Stakes go from ${low} to ${high}. The limit is lower for bets that pay a lot, because one bet pays ${highest} at most.`,
    'If a draw is cancelled, every stake is returned.',
  ],
  /** @param {number} seconds */
  closing: (seconds) =>
    seconds < 60 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`,
  failures: {
    draw_closed: 'This draw has closed. Place the bet again to play the next one.',
    numbers_invalid: 'You can’t bet on these numbers. Choose others.',
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
    special2: 'Dezena do prêmio especial',
    special3: 'Centena do prêmio especial',
    head: 'Penúltimo dígito do especial',
    tail: 'Último dígito do especial',
    anyTwo: 'Dezena de qualquer prêmio',
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
  stale: 'Não foi possível carregar os sorteios. Tentando de novo…',
  special: 'Especial',
  hits: (numbers) =>
    numbers.length === 0
      ? 'Nenhum prêmio termina com esses dígitos.'
      : `Prêmios que terminam com esses dígitos: ${numbers.join(', ')}`,
  howText: (rate, low, high, highest, closing) => [
    'Escolha o tipo de aposta e seus números, defina o valor e aposte. A aposta vale para o próximo sorteio.',
    `As apostas fecham ${closing} antes do sorteio. Uma aposta feita não pode ser cancelada.`,
    'Cada acerto paga o valor apostado vezes o número mostrado. “Dezena de qualquer prêmio” paga por cada prêmio que termina com ela.',
    `Em média, cerca de ${rate} do valor apostado volta. Cada tipo de aposta mostra o seu retorno.`,
    `As apostas vão de ${low} a ${high}. O limite é menor nas que pagam muito, porque uma aposta paga no máximo ${highest}.`,
    'Se um sorteio for cancelado, todas as apostas são devolvidas.',
  ],
  closing: (seconds) =>
    seconds < 60 ? `${seconds} segundos` : `${Math.round(seconds / 60)} minutos`,
  failures: {
    draw_closed: 'Este sorteio já fechou. Aposte de novo para entrar no próximo.',
    numbers_invalid: 'Não é possível apostar nestes números. Escolha outros.',
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
