import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MessageHead } from '#contract/entities/message.ts';
import type { Outcome } from '#contract/errors.ts';
import { readsOf } from '#web/api/queries.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { useServices } from '#web/shared/services/services-context.ts';

interface MessagePage {
  readonly messages: readonly MessageHead[];
  readonly unread: number;
}
type Change = (page: MessagePage) => MessagePage;

/** An action, and its optimistic effect on every list. */
interface Wish {
  readonly call: () => Promise<Outcome<unknown>>;
  readonly change: Change;
  readonly failure: 'notices.messagesNotDeleted' | 'notices.messagesNotRead';
}

/** Actions on messages. They show at once, and are rolled back on failure (W7). */
export interface MessageActions {
  read(id: string): void;
  readAll(): void;
  remove(ids: readonly string[]): void;
  readonly isBusy: boolean;
}

const sessionIsOver: readonly string[] = ['token_missing', 'token_invalid', 'token_expired'];

export function useMessageActions(): MessageActions {
  const { api, changes, notices } = useServices();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: Wish) => valueOf(call()),
    onMutate: async ({ change }) => {
      await queryClient.cancelQueries(readsOf('messages'));
      const before = queryClient.getQueriesData<MessagePage>(readsOf('messages', 'list'));
      queryClient.setQueriesData<MessagePage>(readsOf('messages', 'list'), (page) =>
        page ? change(page) : page,
      );
      return before;
    },
    onError: (error, { failure }, before: readonly [QueryKey, MessagePage | undefined][] = []) => {
      for (const [key, page] of before) queryClient.setQueryData(key, page);
      const refusal = refusalOf(error);
      const code = refusal?.code ?? 'unknown_error';
      // The end of the session shows itself.
      if (sessionIsOver.includes(code)) return;
      notices.send({
        type: 'notice.raised',
        notice: {
          key: failure,
          kind: 'error',
          text: refusal?.mayBeDone ? 'answerLost' : failure,
          persistent: false,
          errorCode: code,
        },
      });
    },
    onSettled: () => changes.outdate('messages'),
  });

  return useMemo(
    () => ({
      read: (id) =>
        mutate({
          call: () => api.messages.read({ params: { id }, body: {} }),
          change: readingOf((message) => message.id === id),
          failure: 'notices.messagesNotRead',
        }),
      readAll: () =>
        mutate({
          call: () => api.messages.readAll({ body: {} }),
          change: (page) => ({ ...readingOf(() => true)(page), unread: 0 }),
          failure: 'notices.messagesNotRead',
        }),
      remove: (ids) =>
        mutate({
          call: () => api.messages.remove({ query: { ids: ids.join(',') } }),
          change: without(new Set(ids)),
          failure: 'notices.messagesNotDeleted',
        }),
      isBusy: isPending,
    }),
    [api, mutate, isPending],
  );
}

function readingOf(isMeant: (message: MessageHead) => boolean): Change {
  return ({ messages, unread, ...rest }) => ({
    ...rest,
    messages: messages.map((message) =>
      isMeant(message) ? { ...message, isRead: true } : message,
    ),
    unread: unread - messages.filter((message) => isMeant(message) && !message.isRead).length,
  });
}

function without(ids: ReadonlySet<string>): Change {
  return ({ messages, unread, ...rest }) => ({
    ...rest,
    messages: messages.filter(({ id }) => !ids.has(id)),
    unread: unread - messages.filter(({ id, isRead }) => ids.has(id) && !isRead).length,
  });
}
