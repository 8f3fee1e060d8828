/** @typedef {typeof english} GameTexts */

const english = {
  lang: 'en-GB',
  close: 'Leave the game',
  balance: 'Balance',
  loading: 'Loading the game…',
  resuming: 'Finishing your last round…',
  waiting: 'Still waiting for the game. Trying again…',
  retry: 'Try again',
  dismiss: 'Close',
  sound: 'Sound',
  paused: 'Paused',
  pausedInTab: 'Paused. Go to the tab of the site to go on.',
  ready: 'Good luck!',
  noWin: 'No win this time',
  won: 'You won',
  returned: 'Returned',
  bigWin: 'Big win',
  howItWorks: 'How it works',
  lastRounds: 'Last rounds',
  noRounds: 'No rounds yet.',
  stake: 'Bet',
  lower: 'Lower the bet',
  raise: 'Raise the bet',
  chip: 'Chip',
  /** @param {string} amount */
  staked: (amount) => `Bet: ${amount}`,
  totalStake: 'Total bet',
  clearStakes: 'Clear',
  repeat: 'Repeat',
  placeFirst: 'Choose a chip and a spot.',
  tooMuch: 'This is the maximum bet on one spot.',
  /** @param {string} low @param {string} high */
  limits: (low, high) => `From ${low} to ${high}`,
  suits: { spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs' },
  ranks: { 1: 'Ace', 11: 'Jack', 12: 'Queen', 13: 'King' },
  /** @param {string} rank @param {string} suit */
  card: (rank, suit) => `${rank} of ${suit}`,
  place: 'Place bet',
  placing: 'Placing…',
  failures: {
    unanswered:
      'The game isn’t responding. Try again: you won’t be charged twice and you’ll get the same round.',
    unreachable: 'We can’t reach the game. Check your connection.',
    session_expired: 'This game session has ended. Open the game again from the lobby.',
    insufficient_balance: 'Your balance is too low for this bet.',
    stake_out_of_range: 'This game doesn’t take bets of this amount. Choose another amount.',
    limit_reached: 'You have reached a limit that you set yourself. Nothing was charged.',
    play_stopped: 'Your account can’t bet now. Nothing was charged.',
    game_under_maintenance: 'This game is under maintenance. Choose another one.',
    vendor_down: 'The game isn’t available right now. Try again later.',
    odds_changed: 'The odds have changed. Check them and place the bet again.',
    market_closed: 'A selection has closed. Remove it to continue.',
    not_placed: 'Your last bet wasn’t placed. Nothing was charged.',
    other: 'Something went wrong. Nothing was charged.',
  },
};

/** @type {GameTexts} */
const portuguese = {
  lang: 'pt-BR',
  close: 'Sair do jogo',
  balance: 'Saldo',
  loading: 'Carregando o jogo…',
  resuming: 'Concluindo sua última rodada…',
  waiting: 'O jogo ainda não respondeu. Tentando de novo…',
  retry: 'Tentar de novo',
  dismiss: 'Fechar',
  sound: 'Som',
  paused: 'Em pausa',
  pausedInTab: 'Em pausa. Vá para a aba do site para continuar.',
  ready: 'Boa sorte!',
  noWin: 'Sem prêmio desta vez',
  won: 'Você ganhou',
  returned: 'Devolvido',
  bigWin: 'Grande prêmio',
  howItWorks: 'Como funciona',
  lastRounds: 'Últimas rodadas',
  noRounds: 'Nenhuma rodada ainda.',
  stake: 'Aposta',
  lower: 'Diminuir a aposta',
  raise: 'Aumentar a aposta',
  chip: 'Ficha',
  staked: (amount) => `Apostado: ${amount}`,
  totalStake: 'Aposta total',
  clearStakes: 'Limpar',
  repeat: 'Repetir',
  placeFirst: 'Escolha uma ficha e um campo.',
  tooMuch: 'Esta é a aposta máxima em um campo.',
  limits: (low, high) => `De ${low} a ${high}`,
  suits: { spades: 'espadas', hearts: 'copas', diamonds: 'ouros', clubs: 'paus' },
  ranks: { 1: 'Ás', 11: 'Valete', 12: 'Dama', 13: 'Rei' },
  card: (rank, suit) => `${rank} de ${suit}`,
  place: 'Apostar',
  placing: 'Apostando…',
  failures: {
    unanswered:
      'O jogo não está respondendo. Tente de novo: você não paga duas vezes e a rodada é a mesma.',
    unreachable: 'Não foi possível acessar o jogo. Verifique sua conexão.',
    session_expired: 'Esta sessão de jogo terminou. Abra o jogo de novo pelo lobby.',
    insufficient_balance: 'Seu saldo é insuficiente para esta aposta.',
    stake_out_of_range: 'Este jogo não aceita apostas deste valor. Escolha outro.',
    limit_reached: 'Você atingiu um limite que você mesmo definiu. Nada foi cobrado.',
    play_stopped: 'Sua conta não pode apostar agora. Nada foi cobrado.',
    game_under_maintenance: 'Este jogo está em manutenção. Escolha outro.',
    vendor_down: 'O jogo não está disponível no momento. Tente mais tarde.',
    odds_changed: 'As odds mudaram. Confira e faça a aposta de novo.',
    market_closed: 'Uma seleção já fechou. Remova-a para continuar.',
    not_placed: 'Sua última aposta não foi feita. Nada foi cobrado.',
    other: 'Algo deu errado. Nada foi cobrado.',
  },
};

/**
 * What every game says.
 *
 * @param {string} language BCP 47 tag; English for all that is not Portuguese
 * @returns {GameTexts}
 */
export function gameTextsFor(language) {
  return /^pt(-|$)/i.test(language) ? portuguese : english;
}

/**
 * What a game says: its own words, with those of every game.
 *
 * @template {object} Words
 * @param {{ english: Words, portuguese: Words }} words
 * @param {string} language BCP 47 tag
 * @returns {Words & GameTexts}
 */
export function textsIn(words, language) {
  const shared = gameTextsFor(language);
  const own = shared.lang === 'en-GB' ? words.english : words.portuguese;
  const { failures } = /** @type {{ failures?: Readonly<Record<string, string>> }} */ (own);
  return { ...shared, ...own, failures: { ...shared.failures, ...failures } };
}

/** @param {GameTexts} texts @param {string} code */
export function failureText(texts, code) {
  return (
    Object.entries(texts.failures).find(([name]) => name === code)?.[1] ?? texts.failures.other
  );
}

/** Writes amounts in minor units. @param {string} language @param {string} currency */
export function moneyIn(language, currency) {
  const amounts = new Intl.NumberFormat(language, { style: 'currency', currency });
  /** @param {number} minor */
  return (minor) => amounts.format(minor / 100).replace('-', '−');
}

/** Writes a share of 1 as a percentage. @param {string} language @param {number} share */
export function percent(language, share) {
  const options = /** @type {const} */ ({ style: 'percent', minimumFractionDigits: 2 });
  return new Intl.NumberFormat(language, options).format(share);
}
