/** @typedef {typeof english & import('../../games/browser/game.texts.js').GameTexts} Texts */

export const english = {
  rules: 'Rules and payouts',
  spots: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
  },
  deal: 'Deal',
  dealing: 'Dealing',
  wins: { player: 'Player wins', banker: 'Banker wins', tie: 'Tie' },
  /** @param {number} player @param {number} banker */
  score: (player, banker) => `${player} to ${banker}`,
  /** @param {number} points */
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  noCards: 'no cards yet',
  beads: { player: 'P', banker: 'B', tie: 'T' },
  pays: 'What pays, and how much comes back',
  spot: 'Stake on',
  payout: 'Pays',
  rate: 'Return',
  /** @param {string} banker */
  summary: (banker) => `Return to player up to ${banker} (Banker)`,
  /** @param {number} decks @param {string} low @param {string} high */
  howText: (decks, low, high) => [
    `Player and Banker get two cards each from ${decks} decks, which are shuffled before every round. The side that is nearer to nine wins. Everybody can stake on either side.`,
    'Ace counts 1, ten and faces count 0, all others their number. Only the last digit of the sum counts: 7 and 8 make 5.',
    'Eight or nine with two cards ends the round at once. Otherwise Player draws a third card with 0 to 5 and stands with 6 or 7.',
    'When Player stands, Banker draws with 0 to 5. When Player drew, Banker draws with 0 to 2 always; with 3 unless that card was an 8; with 4 on a 2 to 7; with 5 on a 4 to 7; with 6 on a 6 or 7.',
    'A tie gives back stakes on Player and Banker. A pair is two cards of the same rank among the first two of that side.',
    'A win on Banker pays 0.95 to 1: the house keeps 5%.',
    `From ${low} to ${high} on each spot, in multiples of ${low}.`,
    'The return is worked out exactly from all the cards of the shoe, and holds over very many rounds. Each round is independent of the ones before; the list of last rounds foretells nothing.',
    'A round is decided by the server when you press Deal. If the connection is lost, the round is kept and you see its cards when you come back.',
  ],
};

/** @type {typeof english} */
export const portuguese = {
  rules: 'Regras e pagamentos',
  spots: {
    player: 'Jogador',
    banker: 'Banca',
    tie: 'Empate',
    playerPair: 'Par do jogador',
    bankerPair: 'Par da banca',
  },
  deal: 'Dar cartas',
  dealing: 'Dando cartas',
  wins: { player: 'Jogador vence', banker: 'Banca vence', tie: 'Empate' },
  score: (player, banker) => `${player} a ${banker}`,
  points: (points) => (points === 1 ? '1 ponto' : `${points} pontos`),
  noCards: 'sem cartas ainda',
  beads: { player: 'J', banker: 'B', tie: 'E' },
  pays: 'O que paga, e quanto volta',
  spot: 'Aposta em',
  payout: 'Paga',
  rate: 'Retorno',
  summary: (banker) => `Retorno ao jogador de até ${banker} (Banca)`,
  howText: (decks, low, high) => [
    `Jogador e Banca recebem duas cartas cada, de ${decks} baralhos embaralhados antes de cada rodada. Vence o lado mais próximo de nove. Você pode apostar em qualquer um dos lados.`,
    'O Ás vale 1, o dez e as figuras valem 0, as outras cartas valem seu número. Só conta o último dígito da soma: 7 e 8 fazem 5.',
    'Oito ou nove com duas cartas encerra a rodada. Senão, o Jogador pede a terceira carta com 0 a 5 e para com 6 ou 7.',
    'Quando o Jogador para, a Banca pede com 0 a 5. Quando o Jogador pediu, a Banca pede sempre com 0 a 2; com 3, menos se a carta foi um 8; com 4, se foi de 2 a 7; com 5, se foi de 4 a 7; com 6, se foi 6 ou 7.',
    'O empate devolve as apostas em Jogador e Banca. Um par são duas cartas de mesmo valor entre as duas primeiras daquele lado.',
    'A vitória na Banca paga 0,95 para 1: a casa fica com 5%.',
    `De ${low} a ${high} em cada campo, em múltiplos de ${low}.`,
    'O retorno é calculado com exatidão a partir de todas as cartas, e vale ao longo de muitas rodadas. Cada rodada é independente das anteriores; a lista das últimas rodadas não prevê nada.',
    'A rodada é decidida pelo servidor quando você pede as cartas. Se a conexão cair, a rodada fica guardada e você vê as cartas ao voltar.',
  ],
};
