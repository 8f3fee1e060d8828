import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { feedbackTermsSchema } from '#contract/entities/feedback.ts';
import { countWords } from '#contract/rules/word-count.ts';
import type { World } from '#fake-server/world/world.ts';
import { memberOf } from './support/played-rounds.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

let world: World;
beforeEach(async () => {
  world = await openTestWorld({ slotGames: 5 });
  world.settings.change({ feedback: { minWords: 3, maxWords: 10, maxPerDay: 2 } });
});
afterEach(() => world.close());
const ana = () => memberOf(world, 'maria').id;
const send = (content: string) => world.feedback.send(ana(), content);

describe('feedback (G6)', () => {
  test.each([
    ['', 0],
    ['…!? 👍', 0],
    ['Muito bom, mesmo', 3],
    ['  two\n\nlines ', 2],
    ['我喜欢这个网站', 4],
    ['ฉันชอบเว็บไซต์นี้', 4],
  ])('counts the words of %j', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  test('respects the bounds of the site, counted in words', async () => {
    expect(await refusalOf(() => send(words(2)))).toBe('feedback_too_short');
    expect(await refusalOf(() => send(words(11)))).toBe('feedback_too_long');
    expect(send(words(3))).toMatchObject({ words: 3 });
    expect(send(words(10))).toMatchObject({ words: 10 });
  });

  test('is limited within 24 hours, and says when more is accepted', async () => {
    const first = send(words(5));
    world.clock.move(HOUR);
    send(words(5));
    const terms = feedbackTermsSchema.parse(world.feedback.terms(ana()));
    expect(terms.left).toBe(0);
    expect(Date.parse(terms.nextAllowedAt ?? '') - Date.parse(first.sentAt)).toBe(24 * HOUR);
    expect(() => send(words(5))).toThrow(
      expect.objectContaining({
        code: 'feedback_limit_reached',
        details: { retryAfterSeconds: 23 * 60 * 60 },
      }),
    );
    world.clock.move(23 * HOUR);
    expect(world.feedback.terms(ana())).toMatchObject({ left: 1, nextAllowedAt: null });
    send(words(5));
  });

  test('is answered once, by a message', () => {
    const { id } = send(words(5));
    expect(world.feedback.answer(id, 'mending')).toBe(true);
    expect(world.feedback.answer(id, 'thanks')).toBe(false);
    expect(world.feedback.answer('none', 'thanks')).toBe(false);
    const [newest] = world.messages.page(ana(), {
      filter: 'unread',
      language: 'EN',
      pageNo: 1,
      pageSize: 1,
    }).messages;
    expect(newest?.title).toBe('We’re fixing it');
  });
});
