/** @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts */

export const english = {
  rules: 'Rules and limits',
  views: { live: 'Live', today: 'Today', tomorrow: 'Tomorrow', later: 'Later', bets: 'My bets' },
  sections: 'Sections',
  nothing: {
    live: 'No live matches right now.',
    today: 'No more matches today.',
    tomorrow: 'No matches tomorrow.',
    later: 'No matches yet.',
    bets: 'No bets yet. Choose odds to add them to your slip.',
  },
  sport: 'Sport',
  allSports: 'All sports',
  sports: {
    football: 'Football',
    futsal: 'Futsal',
    hockey: 'Ice hockey',
    basketball: 'Basketball',
    tennis: 'Tennis',
    volleyball: 'Volleyball',
    boxing: 'Boxing',
    efootball: 'E-football',
  },
  /** @param {number} minute */
  minute: (minute) => `Live ${minute}′`,
  ended: 'Ended',
  abandoned: 'Abandoned',
  more: 'More markets',
  winner: 'Winner',
  units: {
    football: 'Goals',
    futsal: 'Goals',
    hockey: 'Goals',
    basketball: 'Points',
    tennis: 'Sets',
    volleyball: 'Sets',
    boxing: 'Rounds',
    efootball: 'Goals',
  },
  /** @param {string} unit @param {string} line */
  total: (unit, line) => `${unit} over or under ${line}`,
  both: 'Both teams score',
  draw: 'Draw',
  /** @param {string} line */
  over: (line) => `Over ${line}`,
  /** @param {string} line */
  under: (line) => `Under ${line}`,
  yes: 'Yes',
  no: 'No',
  bothYes: 'Both score: yes',
  bothNo: 'Both score: no',
  slip: 'Bet slip',
  stake: 'Stake',
  lower: 'Lower the stake',
  raise: 'Raise the stake',
  empty: 'Choose odds to add a selection.',
  single: 'Single bet',
  /** @param {number} count */
  combination: (count) => `Combination of ${count}`,
  odds: 'Odds',
  remove: 'Remove',
  clear: 'Remove all',
  returns: 'Potential return',
  accept: 'Accept new odds and place',
  placed: 'Your bet has been placed.',
  closed: 'closed',
  gone: 'The price that you chose is no longer offered.',
  full: 'The slip is full.',
  states: { open: 'Open', won: 'Won', lost: 'Lost', cancelled: 'Void, stake returned' },
  results: { open: 'open', won: 'won', lost: 'lost', void: 'void' },
  openBets: 'Open bets',
  settledBets: 'Settled bets',
  stale: 'You’re offline. Odds may be out of date.',
  /** @param {string} rate */
  summary: (rate) => `Average return ${rate} per selection`,
  /** @param {string} rate @param {string} margin @param {string} low @param {string} high @param {string} max @param {number} legs */
  howText: (rate, margin, low, high, max, legs) => [
    'Teams, leagues and matches are made up. The server plays each match using the same chances as the odds.',
    `The odds are fair odds less a margin of ${margin}, rounded down to two decimals. On average, ${rate} of what is staked on single bets comes back, before rounding. In a combination, the margin applies to each selection.`,
    `From ${low} to ${high} per bet. A combination takes up to ${legs} selections from different matches, and all of them have to win. No bet pays more than ${max}.`,
    'Odds follow the match minute by minute. If they change before your bet is placed, we ask you first.',
    'Markets use the goals scored in normal time. A bet is settled when its last match has ended.',
    'Basketball, tennis, volleyball and boxing have no draw. If the score is level at the end, the next point decides. Tennis and boxing are won with two sets or rounds, volleyball with three sets.',
    'If a match is abandoned, its bets are void. The stake of a single bet is returned, and in a combination the selection has odds of 1.',
    'If the connection drops while you place a bet, you’re never charged twice for it.',
  ],
};

/** @type {typeof english} */
export const portuguese = {
  rules: 'Regras e limites',
  views: {
    live: 'Ao vivo',
    today: 'Hoje',
    tomorrow: 'Amanhã',
    later: 'Depois',
    bets: 'Minhas apostas',
  },
  sections: 'Seções',
  nothing: {
    live: 'Nenhuma partida em andamento agora.',
    today: 'Não há mais partidas hoje.',
    tomorrow: 'Não há partidas amanhã.',
    later: 'Ainda não há partidas.',
    bets: 'Nenhuma aposta ainda. Escolha uma odd para colocá-la no cupom.',
  },
  sport: 'Esporte',
  allSports: 'Todos os esportes',
  sports: {
    football: 'Futebol',
    futsal: 'Futsal',
    hockey: 'Hóquei no gelo',
    basketball: 'Basquete',
    tennis: 'Tênis',
    volleyball: 'Vôlei',
    boxing: 'Boxe',
    efootball: 'E-futebol',
  },
  minute: (minute) => `Ao vivo ${minute}′`,
  ended: 'Encerrada',
  abandoned: 'Abandonada',
  more: 'Mais mercados',
  winner: 'Vencedor',
  units: {
    football: 'Gols',
    futsal: 'Gols',
    hockey: 'Gols',
    basketball: 'Pontos',
    tennis: 'Sets',
    volleyball: 'Sets',
    boxing: 'Assaltos',
    efootball: 'Gols',
  },
  total: (unit, line) => `${unit} acima ou abaixo de ${line}`,
  both: 'Ambas marcam',
  draw: 'Empate',
  over: (line) => `Acima de ${line}`,
  under: (line) => `Abaixo de ${line}`,
  yes: 'Sim',
  no: 'Não',
  bothYes: 'Ambas marcam: sim',
  bothNo: 'Ambas marcam: não',
  slip: 'Cupom',
  stake: 'Aposta',
  lower: 'Diminuir a aposta',
  raise: 'Aumentar a aposta',
  empty: 'Escolha uma odd para adicionar uma seleção.',
  single: 'Aposta simples',
  combination: (count) => `Múltipla de ${count}`,
  odds: 'Odd',
  remove: 'Remover',
  clear: 'Remover tudo',
  returns: 'Retorno potencial',
  accept: 'Aceitar novas odds e apostar',
  placed: 'Sua aposta foi feita.',
  closed: 'encerrada',
  gone: 'A odd que você escolheu não está mais disponível.',
  full: 'O cupom está cheio.',
  states: { open: 'Aberta', won: 'Ganha', lost: 'Perdida', cancelled: 'Anulada, aposta devolvida' },
  results: { open: 'em aberto', won: 'ganha', lost: 'perdida', void: 'anulada' },
  openBets: 'Apostas abertas',
  settledBets: 'Apostas resolvidas',
  stale: 'Você está sem conexão. As odds podem estar desatualizadas.',
  summary: (rate) => `Retorno médio de ${rate} por seleção`,
  howText: (rate, margin, low, high, max, legs) => [
    'Times, ligas e partidas são inventados. O servidor decide cada partida com as mesmas probabilidades das odds.',
    `As odds são as odds justas menos uma margem de ${margin}, arredondadas para baixo, com duas casas decimais. Em média, ${rate} do valor apostado em apostas simples volta, antes do arredondamento. Em uma múltipla, a margem se aplica a cada seleção.`,
    `De ${low} a ${high} por aposta. Uma múltipla aceita até ${legs} seleções de partidas diferentes, e todas precisam ganhar. Nenhuma aposta paga mais de ${max}.`,
    'As odds acompanham a partida minuto a minuto. Se mudarem antes de a aposta ser feita, perguntamos primeiro.',
    'Os mercados usam os gols do tempo normal. A aposta é resolvida quando termina a última partida.',
    'Basquete, tênis, vôlei e boxe não têm empate. Com placar igual no fim, o próximo ponto decide. No tênis e no boxe, vence quem ganha dois sets ou assaltos; no vôlei, três sets.',
    'Se uma partida é abandonada, suas apostas são anuladas. A aposta simples é devolvida e, em uma múltipla, a seleção fica com odd 1.',
    'Se a conexão cair enquanto você aposta, você nunca paga duas vezes pela mesma aposta.',
  ],
};

/**
 * What a selection is called.
 *
 * @param {Texts} texts
 * @param {{ home: string, away: string, line: number }} match
 * @param {import('../sports.types.ts').Outcome} outcome
 */
export function selectionName(texts, { home, away, line }, outcome) {
  const goals = new Intl.NumberFormat(texts.lang).format(line);
  const names = {
    1: home,
    X: texts.draw,
    2: away,
    over: texts.over(goals),
    under: texts.under(goals),
    yes: texts.bothYes,
    no: texts.bothNo,
  };
  return names[outcome];
}

/** Odds in hundredths, written out. @param {Texts} texts @param {number} odds */
export function oddsText(texts, odds) {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(texts.lang, options).format(odds / 100);
}
