import { type MessageWords, messageWords } from './messages.ts';
import type { Words } from './words.ts';

const toRank = {
  PT: '<p><a href="/member/playerRank">Ver meu nível</a></p>',
  EN: '<p><a href="/member/playerRank">See my rank</a></p>',
};

/** What a person is told when their rank changes, with the name of the rank that they have now (W5). */
export const rankMessages = {
  risen: (rank: Words): MessageWords =>
    messageWords(
      [`Agora você é ${rank.PT}`, `You are ${rank.EN} now`],
      [
        `<p>O que você apostou bastou para o nível ${rank.PT}.</p>${toRank.PT}`,
        `<p>What you bet was enough for the rank ${rank.EN}.</p>${toRank.EN}`,
      ],
    ),
  given: (rank: Words): MessageWords =>
    messageWords(
      [`Agora você é ${rank.PT}`, `You are ${rank.EN} now`],
      [
        `<p>A casa deu a você o nível ${rank.PT}.</p>${toRank.PT}`,
        `<p>The house gave you the rank ${rank.EN}.</p>${toRank.EN}`,
      ],
    ),
  fallen: (rank: Words): MessageWords =>
    messageWords(
      [`Seu nível agora é ${rank.PT}`, `Your rank is ${rank.EN} now`],
      [
        `<p>O período do seu nível terminou, e o que você apostou nele bastou para ${rank.PT}.</p>${toRank.PT}`,
        `<p>The period of your rank is over, and what you bet in it was enough for ${rank.EN}.</p>${toRank.EN}`,
      ],
    ),
} as const;
