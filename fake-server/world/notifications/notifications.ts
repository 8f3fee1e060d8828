import type { NotificationPreferences } from '#contract/entities/notification.ts';
import {
  type NotificationChannel,
  type NotificationTopic,
  notificationRules,
  notificationTopics,
} from '#contract/entities/notification-types.ts';
import { asMail } from '../../content/letter-layout.ts';
import type { MessageWords } from '../../content/messages.ts';
import {
  type NoticeKind,
  type NoticeValues,
  noticeKinds,
} from '../../content/notices/notice-kinds.ts';
import { noticeWords } from '../../content/notices/notices.ts';
import { withOrigin } from '../../content/security-notices/security-notices.ts';
import { inLanguage } from '../../content/words.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situations } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import { notificationTable } from '../../store/notifications/notifications.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import { verificationTable } from '../../store/verification/verification.ts';
import type { Restrictions } from '../ledger/restrictions.ts';
import { type Messages, plainText } from './messages.ts';
import { languageOf } from './receiver-language.ts';

/** A person's choice: whether this channel is used for this topic. */
interface Choice {
  readonly topic: NotificationTopic;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

/** Kinds that `tell` accepts; security events only come through the history, with their origin. */
type OpenNotice = Exclude<NoticeKind, 'sample.security'>;

/**
 * The one way to notify anybody: it respects the person's choices of topics and channels, and tells
 * nobody of promotions who has paused play (W10).
 */
export interface Notifications {
  /** Notifies of something that happens now, or happened this long ago (in milliseconds). */
  tell<Kind extends OpenNotice>(
    memberId: number,
    kind: Kind,
    values: NoticeValues<Kind>,
    before?: { readonly ago: number },
  ): void;
  /** Notifies of a security event, with its origin (W5). */
  tellOfSecurity(
    memberId: number,
    words: MessageWords,
    how: { readonly origin: OriginRow; readonly isMailed: boolean },
  ): void;
  preferences(member: MemberRow): NotificationPreferences;
  /** @throws Refused notification_locked */
  choose(member: MemberRow, choice: Choice): NotificationPreferences;
}

interface NotificationParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly situations: Situations;
  readonly members: MemberTable;
  readonly messages: Pick<Messages, 'send'>;
  readonly restrictions: Pick<Restrictions, 'stoppingOf'>;
}

/** Topics that attract to play: nobody gets them who may not play (W10). */
const promotional: readonly NotificationTopic[] = ['promotions', 'news'];

export function createNotifications(parts: NotificationParts): Notifications {
  const { database, clock, settings, situations, members, messages, restrictions } = parts;
  const table = notificationTable(database);
  const outbox = verificationTable(database);

  /** A person's choices, by topic and channel. */
  const choicesOf = (memberId: number) => {
    const chosen = table.forMember(memberId);
    return (topic: NotificationTopic, channel: NotificationChannel) => {
      const rule = notificationRules[topic][channel];
      const own = chosen.find((row) => row.topic === topic && row.channel === channel);
      const isLocked = rule === 'locked';
      return { isOn: isLocked || (own ? own.is_on === 1 : rule === 'on'), isLocked };
    };
  };

  const preferences = ({ id, email }: MemberRow): NotificationPreferences => {
    const choice = choicesOf(id);
    return {
      hasMail: email !== null,
      topics: notificationTopics.map((topic) => ({
        topic,
        portal: choice(topic, 'portal'),
        mail: choice(topic, 'mail'),
      })),
    };
  };

  const mail = (member: MemberRow, receiver: string, words: MessageWords, at: number) => {
    const language = languageOf(member, settings.current);
    const title = inLanguage(words.title, language);
    const text = plainText(inLanguage(words.content, language));
    const { siteName: site, timeZone } = settings.current;
    outbox.addToOutbox({
      channel: 'mail',
      receiver,
      text: asMail({ site, account: member.account, language, at, timeZone }, [title, text]),
      code: null,
      sent_at: at,
    });
  };

  const send = (
    memberId: number,
    topic: NotificationTopic,
    words: MessageWords,
    { ago, isMailed }: { readonly ago: number; readonly isMailed: boolean },
  ) => {
    if (promotional.includes(topic) && restrictions.stoppingOf(memberId, 'rewards')) return;
    const choice = choicesOf(memberId);
    if (choice(topic, 'portal').isOn) messages.send(memberId, words, { ago, isRead: false });
    const member = members.byId(memberId);
    if (!isMailed || !member || member.email === null || !choice(topic, 'mail').isOn) return;
    if (!situations.of().mailFailing) mail(member, member.email, words, clock.now() - ago);
  };

  return {
    tell: (memberId, kind, values, { ago } = { ago: 0 }) =>
      send(memberId, noticeKinds[kind].topic, noticeWords(kind, values), { ago, isMailed: true }),
    tellOfSecurity: (memberId, words, { origin, isMailed }) =>
      send(memberId, 'security', withOrigin(words, origin), { ago: 0, isMailed }),
    preferences,
    choose(member, { topic, channel, isOn }) {
      if (notificationRules[topic][channel] === 'locked') throw new Refused('notification_locked');
      table.put(member.id, { topic, channel, is_on: isOn ? 1 : 0 });
      return preferences(member);
    },
  };
}
