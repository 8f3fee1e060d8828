import {
  type NotificationTopic,
  notificationTopics,
} from '#contract/entities/notification-types.ts';
import { contract } from '#contract/index.ts';
import { noticeWords } from '../content/notices/notices.ts';
import { unknownOrigin } from '../world/notifications/security-history.ts';
import type { World } from '../world/world.ts';
import { scenes } from './scene.ts';

/** The people who were notified already, by world. */
const notifiedMembers = new WeakMap<World, Set<number>>();

/** Sends a notice of every topic (W7), once for each person while the server runs. */
export const noticeScenes = scenes({
  scenarios: {
    'all-notifications':
      'Everyone who opens their messages was just told of something of each topic',
  },
  before: [contract.messages.list],
  play(world, { id: memberId }) {
    const notified = notifiedMembers.get(world) ?? new Set();
    if (notified.has(memberId)) return;
    notifiedMembers.set(world, notified.add(memberId));
    for (const topic of notificationTopics) tellSample(world, memberId, topic);
  },
});

/** Sends somebody an invented notice, by the channels chosen for its topic. */
export function tellSample(
  { notifications }: Pick<World, 'notifications'>,
  memberId: number,
  topic: NotificationTopic,
): void {
  if (topic !== 'security') {
    notifications.tell(memberId, `sample.${topic}`, {});
    return;
  }
  const words = noticeWords('sample.security', {});
  notifications.tellOfSecurity(memberId, words, { origin: unknownOrigin, isMailed: true });
}
