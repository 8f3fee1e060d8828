/*
 * What people can be told, and how. Plain data, which the browser can carry without a schema library.
 */

/** What notices are about. */
export const notificationTopics = [
  /** Passwords, sign-ins, payout accounts. */
  'security',
  /** Deposits, withdrawals and transfers. */
  'money',
  /** Contracts with agents and downlines. */
  'contracts',
  /** Answers of customer service. */
  'service',
  /** Decisions on applications. */
  'promotions',
  /** Points and their rewards. */
  'points',
  /** News of the site. */
  'news',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** How a person is told: in the portal, or by mail. */
export const notificationChannels = ['portal', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Whether notices use this channel unless the person chose otherwise; `locked`: always. */
export type NotificationRule = 'on' | 'off' | 'locked';

/** The rules until the person chooses, and those that nobody can switch off. */
export const notificationRules: Readonly<
  Record<NotificationTopic, Readonly<Record<NotificationChannel, NotificationRule>>>
> = {
  security: { portal: 'locked', mail: 'locked' },
  money: { portal: 'locked', mail: 'off' },
  contracts: { portal: 'locked', mail: 'off' },
  service: { portal: 'locked', mail: 'off' },
  promotions: { portal: 'on', mail: 'off' },
  points: { portal: 'on', mail: 'off' },
  news: { portal: 'on', mail: 'off' },
};
