import { type MessageWords, messageWords } from '../content/messages.ts';
import { noticeWords } from '../content/notices/notices.ts';

/** A message to a seeded person, this many hours before the world's first day. */
export interface SeedMessage extends MessageWords {
  readonly hoursAgo: number;
  readonly isRead: boolean;
}

const message = (
  hoursAgo: number,
  isRead: boolean,
  title: readonly [string, string],
  text: readonly [string, string],
): SeedMessage => ({ hoursAgo, isRead, ...messageWords(title, text) });

/** Messages to every seeded member. */
export const seedMessages: readonly SeedMessage[] = [
  message(
    3,
    false,
    ['Seu bônus de fidelidade está pronto', 'Your loyalty bonus is ready'],
    [
      '<p>Obrigado por jogar conosco há mais de um ano. Veja o que preparamos na página de <a href="/promotions">promoções</a>.</p>',
      '<p>Thank you for playing with us for more than a year. See what we have prepared on the <a href="/promotions">promotions</a> page.</p>',
    ],
  ),
  message(
    27,
    false,
    ['Novos jogos na sua categoria favorita', 'New games in your favourite category'],
    [
      '<p>Doze slots novos chegaram hoje. <a href="/rng">Experimente agora</a>.</p>',
      '<p>Twelve new slots arrived today. <a href="/rng">Try them now</a>.</p>',
    ],
  ),
  { ...noticeWords('playLimit.reminderWithout', {}), hoursAgo: 75, isRead: true },
  { ...noticeWords('welcome', {}), hoursAgo: 400 * 24, isRead: true },
];

/** Further messages of the first member, so that there is more than one page of them. */
export const manyMessages: readonly SeedMessage[] = [
  'janeiro January',
  'fevereiro February',
  'março March',
  'abril April',
  'maio May',
  'junho June',
  'julho July',
  'agosto August',
].map((month, index) => {
  const [pt, en] = month.split(' ');
  return message(
    (9 - index) * 30 * 24,
    index !== 7,
    [`Seu resumo de ${pt}`, `Your summary of ${en}`],
    [
      `<p>Veja quanto você jogou em ${pt} e por quanto tempo.</p>`,
      `<p>See how much you played in ${en}, and for how long.</p>`,
    ],
  );
});
