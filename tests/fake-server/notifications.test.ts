import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { notificationPreferencesSchema } from '#contract/entities/notification.ts';
import {
  type NotificationTopic,
  notificationChannels,
  notificationRules,
  notificationTopics,
} from '#contract/entities/notification-types.ts';
import { noticeTexts } from '#fake-server/content/notices/notices.ts';
import { tellSample } from '#fake-server/scenes/notice-scenes.ts';
import type { World } from '#fake-server/world/world.ts';
import { projectRoot } from '#tools/project.ts';
import { memberOf } from './support/played-rounds.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

let world: World;
beforeEach(async () => {
  world = await openTestWorld({ slotGames: 5 });
});
afterEach(() => world.close());

/** Somebody with an address of mail. */
const ana = () => {
  const found = world.members.newest(50).find(({ email }) => email !== null);
  if (!found) throw new Error('Nobody has an address of mail.');
  return found;
};
const tell = (topic: NotificationTopic, id = ana().id) => tellSample(world, id, topic);
const sentCounts = (topic: NotificationTopic) => {
  const { id } = ana();
  const { messages } = world.messages.page(id, {
    filter: 'unread',
    language: 'EN',
    pageNo: 1,
    pageSize: 100,
  });
  return {
    portal: messages.filter(({ title }) => title === noticeTexts.notices.EN[`sample.${topic}`][0])
      .length,
    mail: world.sms.outbox(10).filter(({ text }) => {
      const [title, content] = noticeTexts.notices.PT[`sample.${topic}`];
      return text.startsWith('Aurora Play · ') && text.includes(`\n\n${title}\n\n${content}`);
    }).length,
  };
};

describe('notification preferences (W7)', () => {
  test('show every topic, and which are locked', () => {
    const { topics } = notificationPreferencesSchema.parse(world.notifications.preferences(ana()));
    expect(topics.map(({ topic }) => topic)).toEqual([...notificationTopics]);
    expect(topics[0]).toEqual({
      topic: 'security',
      portal: { isOn: true, isLocked: true },
      mail: { isOn: true, isLocked: true },
    });
    expect(topics.at(-1)).toMatchObject({ portal: { isOn: true, isLocked: false } });
  });

  test.each(notificationTopics)('apply to all notices about %s', async (topic) => {
    for (const channel of notificationChannels) {
      const rule = notificationRules[topic][channel];
      for (const isOn of [true, false]) {
        const before = sentCounts(topic);
        const choose = () => world.notifications.choose(ana(), { topic, channel, isOn });
        if (rule === 'locked') {
          expect(await refusalOf(choose)).toBe('notification_locked');
        } else choose();
        tell(topic);
        const sent = sentCounts(topic)[channel] - before[channel];
        expect([channel, isOn, sent]).toEqual([channel, isOn, rule === 'locked' || isOn ? 1 : 0]);
      }
    }
  });

  test('belong to one person, and no mail is sent without an address', () => {
    const other = memberOf(world, 'joao');
    world.notifications.choose(ana(), { topic: 'news', channel: 'portal', isOn: false });
    expect(world.notifications.preferences(other).topics.at(-1)?.portal.isOn).toBe(true);
    const nobody = world.members.newest(50).find(({ email }) => email === null);
    const mails = world.sms.outbox(100).length;
    tell('service', nobody?.id);
    tell('security', nobody?.id);
    expect(world.sms.outbox(100).length).toBe(mails);
  });

  test('no mail is sent while mails fail', () => {
    world.situations.set(['mail-failing']);
    const { mail, portal } = sentCounts('security');
    tell('security');
    expect(sentCounts('security')).toEqual({ mail, portal: portal + 1 });
  });

  test('nothing else sends messages', () => {
    const folder = join(projectRoot, 'fake-server/world');
    const senders = globSync('**/*.ts', { cwd: folder }).filter((file) =>
      readFileSync(join(folder, file), 'utf8').includes('messages.send('),
    );
    expect(senders).toEqual(['notifications/notifications.ts']);
  });
});
