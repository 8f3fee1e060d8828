import {
  type NotificationTopic,
  notificationTopics,
} from '#contract/entities/notification-types.ts';
import { noticeWords } from '../../content/notices/notices.ts';
import type { MemberRow } from '../../store/members.ts';
import { unknownOrigin } from '../people/security-history.ts';
import type { Notifications } from './notifications.ts';

/** Tells people of something that did not happen, for demonstrations and tests (T3). */
export interface NotificationScenes {
  /** Tells of one topic, as the person chose to be told. */
  tell(memberId: number, topic: NotificationTopic): void;
  /** Tells of every topic, once for each person while the server runs. */
  play(member: MemberRow): void;
}

export function createNotificationScenes(
  notifications: Pick<Notifications, 'tell' | 'tellOfSecurity'>,
): NotificationScenes {
  const told = new Set<number>();
  const tell: NotificationScenes['tell'] = (memberId, topic) => {
    if (topic !== 'security') return notifications.tell(memberId, `sample.${topic}`, {});
    const words = noticeWords('sample.security', {});
    return notifications.tellOfSecurity(memberId, words, { origin: unknownOrigin, isMailed: true });
  };
  return {
    tell,
    play({ id }) {
      if (told.has(id)) return;
      told.add(id);
      for (const topic of notificationTopics) tell(id, topic);
    },
  };
}
