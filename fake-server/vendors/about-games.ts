import type { Words } from '../content/words.ts';
import { inLanguage } from '../content/words.ts';
import type { AboutGame } from '../world/ports/game-about.ts';
import type { GameKind } from '../world/ports/game-operator.ts';
import { DECISION_MILLISECONDS, RAKE } from './card-room/card-room.maths.ts';
import { returnOfKind } from './returns.ts';

const decided: Words = {
  PT: 'O servidor decide cada rodada, e ela não depende das anteriores.',
  EN: 'The server decides each round, independently of the ones before it.',
};
const matches: readonly Words[] = [
  {
    PT: 'Escolha odds e faça uma aposta simples ou múltipla. Na múltipla, todas as seleções precisam ganhar.',
    EN: 'Choose odds and place a single bet or a combination. In a combination, every selection has to win.',
  },
  {
    PT: 'A aposta é resolvida quando termina a última partida. Se uma partida é abandonada, a aposta é devolvida.',
    EN: 'A bet is settled when its last match has ended. If a match is abandoned, the stake is returned.',
  },
];

const abouts: Readonly<Record<GameKind, readonly Words[]>> = {
  slot: [
    {
      PT: 'Símbolos iguais pagam a partir do rolo da esquerda, lado a lado em uma das {lines} linhas fixas.',
      EN: 'Matching symbols pay from the left reel, side by side on one of {lines} fixed lines.',
    },
    {
      PT: 'O curinga substitui todos os símbolos, menos o scatter, que paga em qualquer posição.',
      EN: 'Wild replaces every symbol except Scatter, which pays anywhere.',
    },
    decided,
  ],
  table: [
    {
      PT: 'Jogador e banca recebem duas ou três cartas de oito baralhos. Vence quem chegar mais perto de nove.',
      EN: 'Player and banker get two or three cards from eight decks. The side closer to nine wins.',
    },
    {
      PT: 'No empate, as apostas no jogador e na banca são devolvidas. A banca paga 0,95 para 1.',
      EN: 'On a tie, bets on player and banker are returned. Banker pays 0.95 to 1.',
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
      PT: 'Escolha o multiplicador em que quer retirar e lance. Se o foguete chegar a ele, sua aposta é multiplicada. Se explodir antes, você perde a aposta.',
      EN: 'Choose the multiplier at which you cash out and launch. If the rocket reaches it, your bet is multiplied. If it explodes first, you lose the bet.',
    },
    decided,
  ],
  cards: [
    {
      PT: 'Todos na mesa pagam a entrada e recebem três cartas de um baralho. Depois de ver as suas, você aposta o mesmo valor outra vez ou desiste.',
      EN: 'Everyone at the table pays the ante and gets three cards from one deck. After seeing yours, you bet the same amount again or fold.',
    },
    {
      PT: `Entre quem apostou, a melhor mão leva o pote, menos a taxa da casa, de ${100 * RAKE}%. Se todos desistirem, as entradas são devolvidas, menos a mesma taxa.`,
      EN: `The best hand among those who bet takes the pot, less a rake of ${100 * RAKE}%. If everyone folds, the antes are returned, less the same rake.`,
    },
    {
      PT: 'Da maior para a menor: straight flush, trinca, sequência, flush, par, carta alta. Entre mãos iguais, decide o naipe da carta mais alta: espadas, copas, ouros, paus.',
      EN: 'From the best: straight flush, three of a kind, straight, flush, pair, high card. If hands are equal, the suit of the highest card decides: spades, hearts, diamonds, clubs.',
    },
    {
      PT: 'A casa joga as outras mãos. Elas apostam com um ás ou melhor e, na mesa de dois, com um rei ou melhor. O retorno vale para quem aposta com as mesmas mãos.',
      EN: 'The house plays the other hands. They bet with an ace or better or, at a table for two, with a king or better. The return applies if you bet with the same hands.',
    },
    {
      PT: `Você tem ${DECISION_MILLISECONDS / 60_000} minutos para decidir. Depois disso, a mão é encerrada e você perde a entrada.`,
      EN: `You have ${DECISION_MILLISECONDS / 60_000} minutes to decide. After that, your hand is folded and you lose the ante.`,
    },
  ],
  fish: [
    {
      PT: 'Escolha o valor de cada tiro e um alvo. A captura paga a aposta vezes o multiplicador do alvo. Se você errar, perde a aposta.',
      EN: 'Choose your bet per shot and a target. A catch pays your bet times the target’s multiplier. If you miss, you lose the bet.',
    },
    {
      PT: 'Quanto maior o multiplicador, menor a chance. Por isso, todos os alvos retornam o mesmo.',
      EN: 'The higher the multiplier, the lower the chance, so every target returns the same.',
    },
    decided,
  ],
  sports: [
    ...matches,
    {
      PT: 'Há futebol, futsal, hóquei no gelo, basquete, tênis, vôlei e boxe. Os quatro últimos não têm empate.',
      EN: 'The sports are football, futsal, ice hockey, basketball, tennis, volleyball and boxing. The last four have no draw.',
    },
  ],
  esports: matches,
  lottery: [
    {
      PT: 'Escolha o tipo de aposta e seus números. A aposta é resolvida quando saem os números do sorteio.',
      EN: 'Choose what to bet on and your numbers. A bet is settled when the numbers of its draw are out.',
    },
  ],
};

/** Return and rules of each kind of game, readable without a session (L5b). */
export const aboutGame: AboutGame = ({ kind, lines }, language) => ({
  returnToPlayer: returnOfKind(kind),
  rules: abouts[kind].map((words) => inLanguage(words, language).replace('{lines}', String(lines))),
});
