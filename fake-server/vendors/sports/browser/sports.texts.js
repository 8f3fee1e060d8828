/** @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts */

export const english = {
  rules: 'Rules and limits',
  views: { live: 'Live', today: 'Today', tomorrow: 'Tomorrow', later: 'Later', bets: 'My bets' },
  sections: 'Sections',
  nothing: {
    live: 'No match is being played right now.',
    today: 'No more matches today.',
    tomorrow: 'No matches tomorrow.',
    later: 'No matches yet.',
    bets: 'No bets yet. Press odds to add them to your slip.',
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
  empty: 'Press odds to add a selection.',
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
  full: 'A slip takes no more selections.',
  states: { open: 'Open', won: 'Won', lost: 'Lost', cancelled: 'Void, stake returned' },
  results: { open: 'open', won: 'won', lost: 'lost', void: 'void' },
  openBets: 'Open bets',
  settledBets: 'Settled bets',
  stale: 'No connection: odds may be out of date.',
  /** @param {string} rate */
  summary: (rate) => `Average return ${rate} per selection`,
  /** @param {string} rate @param {string} margin @param {string} low @param {string} high @param {string} max @param {number} legs */
  howText: (rate, margin, low, high, max, legs) => [
    'Teams, leagues and matches are invented. Their courses are drawn by the server from the chances behind the odds.',
    `The odds are fair odds less a margin of ${margin}, rounded down to hundredths. Of all that is staked on single bets, ${rate} comes back on average before rounding; in a combination the margin counts for each selection.`,
    `From ${low} to ${high} on a bet. A combination takes up to ${legs} selections of different matches, and all of them have to win. No bet brings more than ${max}.`,
    'Odds follow the match by the minute. If they change before your bet is placed, you are asked first.',
    'Markets count goals of the playing time. A bet is settled when its last match has ended.',
    'Basketball, tennis, volleyball and boxing have no draw: where points are level at the end, the next one decides; tennis and boxing are won with two sets or rounds, volleyball with three sets.',
    'If a match is abandoned, its bets are void: a single stake goes back, and in a combination the selection counts as odds of 1.',
    'If the connection is lost while you place a bet, the same bet counts once at most.',
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
    bets: 'Nenhuma aposta ainda. Toque em uma odd para colocá-la no cupom.',
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
  empty: 'Toque em uma odd para adicionar uma seleção.',
  single: 'Aposta simples',
  combination: (count) => `Múltipla de ${count}`,
  odds: 'Odd',
  remove: 'Remover',
  clear: 'Remover tudo',
  returns: 'Retorno potencial',
  accept: 'Aceitar novas odds e apostar',
  placed: 'Sua aposta foi feita.',
  closed: 'encerrada',
  full: 'O cupom não aceita mais seleções.',
  states: { open: 'Aberta', won: 'Ganha', lost: 'Perdida', cancelled: 'Anulada, aposta devolvida' },
  results: { open: 'em aberto', won: 'ganha', lost: 'perdida', void: 'anulada' },
  openBets: 'Apostas abertas',
  settledBets: 'Apostas encerradas',
  stale: 'Sem conexão: as odds podem estar desatualizadas.',
  summary: (rate) => `Retorno médio de ${rate} por seleção`,
  howText: (rate, margin, low, high, max, legs) => [
    'Times, ligas e partidas são inventados. O servidor sorteia o andamento de cada partida pelas mesmas probabilidades das odds.',
    `As odds são as odds justas menos uma margem de ${margin}, arredondadas para baixo em centésimos. Do total apostado em apostas simples, ${rate} volta em média antes do arredondamento; em uma múltipla, a margem conta para cada seleção.`,
    `De ${low} a ${high} por aposta. Uma múltipla aceita até ${legs} seleções de partidas diferentes, e todas precisam vencer. Nenhuma aposta paga mais de ${max}.`,
    'As odds acompanham a partida minuto a minuto. Se mudarem antes de a aposta ser feita, você é consultado primeiro.',
    'Os mercados contam os gols do tempo de jogo. A aposta é encerrada quando termina sua última partida.',
    'Basquete, tênis, vôlei e boxe não têm empate: com pontos iguais no fim, o próximo decide; tênis e boxe se vencem com dois sets ou assaltos, vôlei com três sets.',
    'Se uma partida é abandonada, suas apostas são anuladas: a aposta simples é devolvida, e em uma múltipla a seleção conta como odd 1.',
    'Se a conexão cair enquanto você aposta, a mesma aposta vale no máximo uma vez.',
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
