import type { Words } from '../content/words.ts';
import { inLanguage } from '../content/words.ts';
import type { AboutGame } from '../world/ports/game-about.ts';
import type { GameKind } from '../world/ports/game-operator.ts';
import { DECISION_MILLISECONDS, RAKE } from './card-room/card-room.maths.ts';
import { returnOfKind } from './returns.ts';

const decided: Words = {
  PT: 'Cada rodada é decidida pelo servidor e não depende das anteriores.',
  EN: 'Each round is decided by the server, and depends on none before it.',
};
const matches: readonly Words[] = [
  {
    PT: 'Escolha odds e faça uma aposta simples ou combinada. Na combinada, todas as seleções precisam acertar.',
    EN: 'Choose odds and place a single bet or a combination, of which every selection has to win.',
  },
  {
    PT: 'A aposta se encerra quando a última partida termina. Partidas abandonadas devolvem a aposta.',
    EN: 'A bet is settled when its last match has ended. Abandoned matches return the stake.',
  },
];

const abouts: Readonly<Record<GameKind, readonly Words[]>> = {
  slot: [
    {
      PT: 'Símbolos iguais pagam a partir do rolo da esquerda, um ao lado do outro em uma das {lines} linhas fixas.',
      EN: 'Equal symbols pay from the left reel on, next to each other on one of {lines} fixed lines.',
    },
    {
      PT: 'O curinga vale por todos os símbolos, menos o scatter, que paga em qualquer posição.',
      EN: 'Wild stands for every symbol but Scatter, which pays anywhere.',
    },
    decided,
  ],
  table: [
    {
      PT: 'Jogador e banca recebem duas ou três cartas de oito baralhos. Vence quem chegar mais perto de nove.',
      EN: 'Player and banker get two or three cards from eight decks. The side that is nearer to nine wins.',
    },
    {
      PT: 'Um empate devolve as apostas no jogador e na banca. A banca paga 0,95 para 1.',
      EN: 'A tie returns stakes on player and banker. Banker pays 0.95 to 1.',
    },
    decided,
  ],
  roulette: [
    {
      PT: 'A roleta tem 37 casas, de 0 a 36, todas com a mesma chance.',
      EN: 'The wheel has 37 pockets, 0 to 36, all equally likely.',
    },
    {
      PT: 'Um número paga 35 para 1, uma dúzia ou coluna 2 para 1, uma metade 1 para 1.',
      EN: 'A number pays 35 to 1, a dozen or a column 2 to 1, a half 1 to 1.',
    },
    decided,
  ],
  crash: [
    {
      PT: 'Escolha o multiplicador em que você sai e lance. Se o voo chega até ele, a aposta é multiplicada; se explode antes, se perde.',
      EN: 'Choose the multiple at which you get off, and launch. If the flight reaches it, your stake is multiplied; if it bursts before, it is lost.',
    },
    decided,
  ],
  cards: [
    {
      PT: 'Todos na mesa pagam a entrada e recebem três cartas de um baralho. Depois de ver as suas, você aposta o mesmo valor outra vez ou desiste.',
      EN: 'Everybody at the table pays the ante and gets three cards of one deck. When you have seen yours, you bet the same again, or fold.',
    },
    {
      PT: `Entre quem apostou, a melhor mão leva o pote, menos ${100 * RAKE}% da casa. Se todos desistem, as entradas voltam, menos a mesma taxa.`,
      EN: `Of those who bet, the best hand takes the pot, less a rake of ${100 * RAKE}%. If everybody folds, the antes go back, less the same rake.`,
    },
    {
      PT: 'Da maior para a menor: straight flush, trinca, sequência, flush, par, carta alta. Entre mãos iguais decide o naipe da carta mais alta: espadas, copas, ouros, paus.',
      EN: 'From the best: straight flush, three of a kind, straight, flush, pair, high card. Between equal hands the suit of the highest card decides: spades, hearts, diamonds, clubs.',
    },
    {
      PT: 'A casa joga as mãos dos outros: apostam com um ás ou melhor, e na mesa de dois com um rei ou melhor. O retorno é de quem joga como eles.',
      EN: 'The house plays the hands of the others: they bet with an ace or better, and at a table for two with a king or better. The return is that of a player who does the same.',
    },
    {
      PT: `Você tem ${DECISION_MILLISECONDS / 60_000} minutos para decidir; depois disso a mão é encerrada e a entrada se perde.`,
      EN: `You have ${DECISION_MILLISECONDS / 60_000} minutes to decide; after that your hand is folded and the ante lost.`,
    },
  ],
  fish: [
    {
      PT: 'Escolha a aposta de um tiro e um alvo. A captura paga a aposta vezes o multiplicador do alvo; quem erra perde a aposta.',
      EN: 'Choose the stake of a shot and a target. A catch pays the stake times the multiple of the target; a miss loses the stake.',
    },
    {
      PT: 'Quanto maior o multiplicador, menor a chance: todos os alvos retornam o mesmo.',
      EN: 'The higher the multiple, the lower the chance: every target returns the same.',
    },
    decided,
  ],
  sports: [
    ...matches,
    {
      PT: 'Há futebol, futsal, hóquei, basquete, tênis, vôlei e boxe; os quatro últimos não têm empate.',
      EN: 'There are football, futsal, ice hockey, basketball, tennis, volleyball and boxing; the last four have no draw.',
    },
  ],
  esports: matches,
  lottery: [
    {
      PT: 'Escolha no que apostar e seus números. A aposta se encerra quando os números do sorteio saem.',
      EN: 'Choose what to bet on and your numbers. A bet is settled when the numbers of its draw are out.',
    },
  ],
};

/** Return and rules of each kind of game, readable without a session (L5b). */
export const aboutGame: AboutGame = ({ kind, lines }, language) => ({
  returnToPlayer: returnOfKind(kind),
  rules: abouts[kind].map((words) => inLanguage(words, language).replace('{lines}', String(lines))),
});
