import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { refusalOf } from '#web/api/refused-read.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { SanitisedHtml } from '#web/shared/sanitised-html/SanitisedHtml.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { MessageIcon } from '#web/ui/icons/MessageIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { DeletionQuestion } from './DeletionQuestion.tsx';
import styles from './Messages.module.css';
import { useMessageAddress } from './message-address.ts';
import { useMessageActions } from './use-message-actions.ts';

/** One message in full; opening it marks it as read (W7). */
export function MessageDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation('messages');
  const times = useTimes();
  const navigate = useNavigate();
  const address = useMessageAddress();
  const message = useQuery(
    queries.messages.one({ params: { id }, query: { language: useLanguage() } }),
  );
  const actions = useMessageActions();
  const [asking, setAsking] = useState(false);
  const { data } = message;
  usePageTitle(data?.title ?? t('title'));

  const isUnread = data?.isRead === false;
  const markRead = useEffectEvent(() => actions.read(id));
  useEffect(() => {
    if (isUnread) markRead();
  }, [isUnread]);

  const list = address.toPage(address.page);
  const remove = () => {
    actions.remove([id]);
    void navigate(list, { replace: true });
  };
  const isGone = refusalOf(message.error)?.code === 'not_found';
  return (
    <article className="stack gap-4">
      <div className={styles.head}>
        <Link to={list} className={buttonClass({ size: 's' })}>
          <ChevronStartIcon size={20} /> {t('back')}
        </Link>
        {data && (
          <Button size="s" variant="danger" onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        )}
      </div>
      <Loaded
        read={message}
        waiting={
          <div aria-busy className="stack gap-2">
            <Skeleton shape="text" width="60%" />
            <Skeleton height="8rem" />
          </div>
        }
        renderFailed={(retry) =>
          isGone ? (
            <EmptyState level={1} icon={<MessageIcon />} title={t('gone')} text={t('goneText')} />
          ) : (
            <ReadFailed level={1} title={t('oneFailedTitle')} onRetry={retry} />
          )
        }
      >
        {({ title, sentAt, content }) => (
          <>
            <h1 className={styles.detailTitle}>{title}</h1>
            <time dateTime={sentAt} className={styles.date}>
              {times.moment(sentAt)}
            </time>
            <SanitisedHtml html={content} headingLevel={2} />
          </>
        )}
      </Loaded>
      {asking && (
        <DeletionQuestion count={1} onConfirmed={remove} onClose={() => setAsking(false)} />
      )}
    </article>
  );
}
