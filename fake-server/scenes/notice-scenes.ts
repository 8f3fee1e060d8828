import {
  type NotificationTopic,
  notificationTopics,
} from '#contract/entities/notification-types.ts';
import { contract } from '#contract/index.ts';
import { noticeWords } from '../content/notices/notices.ts';
import { unknownOrigin } from '../world/notifications/security-history.ts';
import type { World } from '../world/world.ts';
import { scenes } from './scene.ts';

/** Who was told of every topic, by world. */
const notifiedMembers = new WeakMap<World, Set<number>>();

/** Tells of every topic (W7), once for each person while the server runs. */
export const noticeScenes = scenes({
  before: [contract.messages.list],
  of: ({ hasAllNotifications }) => hasAllNotifications,
  play(world, { id: memberId }) {
    const notified = notifiedMembers.get(world) ?? new Set();
    if (notified.has(memberId)) return;
    notifiedMembers.set(world, notified.add(memberId));
    for (const topic of notificationTopics) tellSample(world, memberId, topic);
  },
});

/** Tells somebody of what did not happen, as they chose to be told of its topic. */
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
