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
  pays: 'Payouts and returns',
  spot: 'Bet on',
  payout: 'Pays',
  rate: 'Return',
  /** @param {string} banker */
  summary: (banker) => `Return to player up to ${banker} (Banker)`,
  /** @param {number} decks @param {string} low @param {string} high */
  howText: (decks, low, high) => [
    `Player and Banker each get two cards from ${decks} decks, shuffled before every round. The side closer to nine wins. You can bet on either side.`,
    'An ace is worth 1, tens and face cards 0, and the others their number. Only the last digit of the sum matters: 7 and 8 make 5.',
    'Eight or nine with two cards ends the round right away. Otherwise, Player draws a third card on 0 to 5 and stands on 6 or 7.',
    'If Player stands, Banker draws on 0 to 5. If Player draws, Banker always draws on 0 to 2, on 3 unless Player’s third card was an 8, on 4 if it was 2 to 7, on 5 if it was 4 to 7, and on 6 if it was 6 or 7.',
    'On a tie, bets on Player and Banker are returned. A pair means that the first two cards of a side have the same rank.',
    'A win on Banker pays 0.95 to 1, because the house keeps 5%.',
    `From ${low} to ${high} on each spot, in multiples of ${low}.`,
    'The return is calculated exactly from all the cards in the shoe and applies over very many rounds. Each round is independent. Past rounds say nothing about the next one.',
    'The server decides the round when you choose Deal. If the connection drops, the round is kept and you’ll see the cards when you come back.',
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
  pays: 'Pagamentos e retorno',
  spot: 'Aposta em',
  payout: 'Paga',
  rate: 'Retorno',
  summary: (banker) => `Retorno ao jogador de até ${banker} (Banca)`,
  howText: (decks, low, high) => [
    `Jogador e Banca recebem duas cartas cada, de ${decks} baralhos embaralhados antes de cada rodada. Vence o lado mais próximo de nove. Você pode apostar em qualquer um dos lados.`,
    'O Ás vale 1, o dez e as figuras valem 0, as outras cartas valem seu número. Só conta o último dígito da soma: 7 e 8 fazem 5.',
    'Oito ou nove com duas cartas encerra a rodada na hora. Senão, o Jogador pede a terceira carta com 0 a 5 e para com 6 ou 7.',
    'Se o Jogador para, a Banca pede com 0 a 5. Se o Jogador pede, a Banca pede sempre com 0 a 2, com 3 se a terceira carta do Jogador não for 8, com 4 se for de 2 a 7, com 5 se for de 4 a 7 e com 6 se for 6 ou 7.',
    'No empate, as apostas em Jogador e Banca são devolvidas. Par quer dizer que as duas primeiras cartas do lado têm o mesmo valor.',
    'A vitória na Banca paga 0,95 para 1, porque a casa fica com 5%.',
    `De ${low} a ${high} em cada campo, em múltiplos de ${low}.`,
    'O retorno é calculado com exatidão a partir de todas as cartas e vale ao longo de muitas rodadas. Cada rodada é independente. As rodadas passadas não dizem nada sobre a próxima.',
    'O servidor decide a rodada quando você escolhe Dar cartas. Se a conexão cair, a rodada fica guardada e você vê as cartas ao voltar.',
  ],
};
