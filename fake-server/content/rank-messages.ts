import { type MessageWords, messageWords } from './messages.ts';

const toRank = {
  PT: '<p><a href="/member/playerRank">Ver meu nível</a></p>',
  EN: '<p><a href="/member/playerRank">See my rank</a></p>',
};

/** What a person is told when their rank changes, with the name of the rank that they have now (W5). */
export const rankMessages = {
  risen: (rank: string): MessageWords =>
    messageWords(
      [`Agora você é ${rank}`, `You are ${rank} now`],
      [
        `<p>O que você apostou bastou para o nível ${rank}.</p>${toRank.PT}`,
        `<p>What you bet was enough for the rank ${rank}.</p>${toRank.EN}`,
      ],
    ),
  given: (rank: string): MessageWords =>
    messageWords(
      [`Agora você é ${rank}`, `You are ${rank} now`],
      [
        `<p>A casa deu a você o nível ${rank}.</p>${toRank.PT}`,
        `<p>The house gave you the rank ${rank}.</p>${toRank.EN}`,
      ],
    ),
  fallen: (rank: string): MessageWords =>
    messageWords(
      [`Seu nível agora é ${rank}`, `Your rank is ${rank} now`],
      [
        `<p>O período do seu nível terminou, e o que você apostou nele bastou para ${rank}.</p>${toRank.PT}`,
        `<p>The period of your rank is over, and what you bet in it was enough for ${rank}.</p>${toRank.EN}`,
      ],
    ),
} as const;
