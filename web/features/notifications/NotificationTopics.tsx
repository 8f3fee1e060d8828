import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationPreferences } from '#contract/entities/notification.ts';
import {
  type NotificationChannel,
  type NotificationTopic,
  notificationChannels,
} from '#contract/entities/notification-types.ts';
import { queries } from '#web/api/queries.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './notifications.module.css';

interface Choice {
  readonly topic: NotificationTopic;
  readonly channel: NotificationChannel;
  readonly isOn: boolean;
}

/** Each topic with its channels; a tick takes effect at once (W7). */
export function NotificationTopics({
  preferences: { hasMail, topics },
}: {
  readonly preferences: NotificationPreferences;
}) {
  const { t } = useTranslation('notifications');
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = queries.notifications.preferences();
  /** Unanswered ticks, in order. They show immediately. */
  const [unanswered, setUnanswered] = useState<readonly Choice[]>([]);
  const choosing = useMutation({
    // Ticks take effect in order.
    scope: { id: 'notifications' },
    mutationFn: (choice: Choice) => valueOf(api.notifications.choose({ body: choice })),
    onSuccess: (chosen) => queryClient.setQueryData(queryKey, chosen),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    // Queued behind the server's answer, which the page gets a moment later.
    onSettled: notifyManager.batchCalls((_chosen: unknown, _error: unknown, answered: Choice) =>
      setUnanswered((choices) => choices.filter((choice) => choice !== answered)),
    ),
  });
  const choose = (choice: Choice) => {
    setUnanswered((choices) => [...choices, choice]);
    choosing.mutate(choice);
  };

  return (
    <>
      {!hasMail && <Notice tone="info" text={t('noMail')} />}
      <RefusalMessage refusal={refusalOf(choosing.error)} />
      <ul role="list" className="stack">
        {topics.map((shown) => (
          <li key={shown.topic}>
            <fieldset className={styles.topic}>
              <legend>{t(`topic.${shown.topic}.title`)}</legend>
              <p className="hint">{t(`topic.${shown.topic}.text`)}</p>
              <div className={styles.channels}>
                {notificationChannels.map((channel) => {
                  const { isOn, isLocked } = shown[channel];
                  const chosen = unanswered.findLast(
                    (choice) => choice.topic === shown.topic && choice.channel === channel,
                  );
                  const isUseless = channel === 'mail' && !hasMail;
                  return (
                    <Checkbox
                      key={channel}
                      checked={chosen?.isOn ?? (isOn && !isUseless)}
                      disabled={isLocked || isUseless}
                      onChange={({ target }) =>
                        choose({ topic: shown.topic, channel, isOn: target.checked })
                      }
                    >
                      {t(`channel.${channel}`)}
                      {isLocked && ` · ${t('always')}`}
                    </Checkbox>
                  );
                })}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <output className="hint">
        {choosing.isPending ? t('saving') : choosing.isSuccess ? t('saved') : ''}
      </output>
    </>
  );
}
