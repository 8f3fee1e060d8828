import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { MessageIcon } from '#web/ui/icons/MessageIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { DeletionQuestion } from './DeletionQuestion.tsx';
import { MessageRow } from './MessageRow.tsx';
import styles from './Messages.module.css';
import { messageFilters, useMessageAddress } from './message-address.ts';
import { useMessageActions } from './use-message-actions.ts';

const nothing: ReadonlySet<string> = new Set();
/** Screen reader label of a loading list. */
const fillingUp = { data: undefined, isError: false, error: null, isPlaceholderData: false };

/** The person's messages, paged: mark all as read, select, delete (W7). */
export function MessageList() {
  const { t } = useTranslation('messages');
  usePageTitle(t('title'));
  const address = useMessageAddress();
  const { filter, page } = address;
  const messages = useQuery(
    queries.messages.list({ query: { language: useLanguage(), filter, pageNo: page } }),
  );
  const actions = useMessageActions();
  const [picked, setPicked] = useState(nothing);
  const [asking, setAsking] = useState(false);
  const { data } = messages;
  const shown = data?.messages ?? [];
  // What another page or tab has deleted is deselected.
  const chosen = shown.filter(({ id }) => picked.has(id)).map(({ id }) => id);

  const pick = (id: string, isPicked: boolean) => {
    const next = new Set(chosen);
    if (isPicked) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  const remove = () => {
    actions.remove(chosen);
    setPicked(nothing);
    setAsking(false);
  };

  // A page's last message was deleted, and the next page's are moving up.
  const isFilling = data && shown.length === 0 && page <= data.totalPages && messages.isFetching;
  return (
    <section className="stack gap-4" aria-labelledby="messages-title">
      <div className={styles.head}>
        <h1 id="messages-title">{t('title')}</h1>
        <Button
          size="s"
          icon={<CheckIcon />}
          aria-disabled={!data || data.unread === 0 || undefined}
          onClick={() => actions.readAll()}
        >
          {t('readAll')}
        </Button>
      </div>
      <TabLinks
        label={t('filters')}
        look="pill"
        selected={filter}
        tabs={messageFilters.map((id) => ({
          id,
          label:
            id === 'unread' && data && data.unread > 0
              ? t('unreadCount', { number: data.unread })
              : t(`filter.${id}`),
        }))}
        renderLink={(tab, attributes) => <Link {...attributes} to={address.toFilter(tab.id)} />}
      />
      <ListPage
        read={isFilling ? { ...fillingUp, refetch: messages.refetch } : messages}
        page={page}
        toPage={address.toPage}
        words={{
          label: t('pages'),
          previousLabel: t('previousPage'),
          nextLabel: t('nextPage'),
          pageLabel: (number) => t('page', { number }),
        }}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(5, '5.5rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
        isEmpty={(list) => list.messages.length === 0}
        empty={
          <EmptyState
            icon={<MessageIcon />}
            title={t(`empty.${filter}`)}
            {...(filter === 'all' && { text: t('emptyText') })}
          />
        }
      >
        {(_, isUpdating) => (
          <>
            <div className={styles.tools}>
              <Button
                size="s"
                variant="ghost"
                onClick={() =>
                  setPicked(
                    chosen.length === shown.length ? nothing : new Set(shown.map(({ id }) => id)),
                  )
                }
              >
                {chosen.length === shown.length ? t('pickNone') : t('pickAll')}
              </Button>
              {chosen.length > 0 && (
                <Button size="s" variant="danger" onClick={() => setAsking(true)}>
                  {t('deletePicked', { count: chosen.length })}
                </Button>
              )}
            </div>
            <ul role="list" className="stack gap-2" aria-busy={isUpdating}>
              {shown.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  to={address.toMessage(message.id)}
                  isPicked={picked.has(message.id)}
                  onPicked={(isPicked) => pick(message.id, isPicked)}
                />
              ))}
            </ul>
          </>
        )}
      </ListPage>
      {asking && chosen.length > 0 && (
        <DeletionQuestion
          count={chosen.length}
          onConfirmed={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
