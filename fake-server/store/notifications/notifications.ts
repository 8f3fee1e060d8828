import type {
  NotificationChannel,
  NotificationTopic,
} from '#contract/entities/notification-types.ts';
import type { Database } from '../database.ts';

/** A person's choice for one topic and channel. */
interface NotificationChoiceRow {
  readonly topic: NotificationTopic;
  readonly channel: NotificationChannel;
  readonly is_on: 0 | 1;
}

/** People's notification choices. */
export interface NotificationTable {
  forMember(memberId: number): NotificationChoiceRow[];
  put(memberId: number, choice: NotificationChoiceRow): void;
}

export function notificationTable(database: Database): NotificationTable {
  const put = database.statement(
    `INSERT INTO notification_choices (member_id, topic, channel, is_on) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET is_on = excluded.is_on`,
  );
  return {
    forMember: database.statement<NotificationChoiceRow>(
      'SELECT topic, channel, is_on FROM notification_choices WHERE member_id = ?',
    ).all,
    put: (memberId, { topic, channel, is_on }) => {
      put.run(memberId, topic, channel, is_on);
    },
  };
}
