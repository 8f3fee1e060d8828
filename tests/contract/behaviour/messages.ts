import { type Behaviour, type Probe, Skipped } from './probe.ts';

async function unreadMessage(probe: Probe) {
  const me = await probe.me();
  const query = { filter: 'unread', pageSize: 100 };
  const { messages } = await probe.call('messages.list', { ...me, query });
  const [message] = messages;
  return { me, message: message ?? probe.skip('there is no unread message'), messages };
}

/** Messages of the platform to a member, and announcements. */
export const messageBehaviours: readonly Behaviour[] = [
  {
    name: 'the unread messages are unread, and as many as is said',
    calls: ['messages.list', 'messages.unread'],
    needs: 'member',
    changes: false,
    async run(probe) {
      const { me, messages } = await unreadMessage(probe);
      const { unread } = await probe.call('messages.unread', me);
      if (unread > 100) throw new Skipped('there are more unread messages than a page holds');
      const read = messages.filter(({ isRead }) => isRead).length;
      probe.expectSame('messages.list', read, 0, 'read messages are among them');
      probe.expectSame('messages.unread', unread, messages.length, 'another number is said');
    },
  },
  {
    name: 'a message that is read counts as read',
    calls: ['messages.read', 'messages.one', 'messages.unread'],
    needs: 'member',
    changes: true,
    async run(probe) {
      const { me, message } = await unreadMessage(probe);
      const params = { id: message.id };
      const before = await probe.call('messages.unread', me);
      await probe.call('messages.one', { ...me, params });
      const unread = await probe.call('messages.unread', me);
      probe.expectSame('messages.one', unread, before, 'looking at it marks it as read');
      const after = await probe.call('messages.read', { ...me, params, body: {} });
      probe.expectSame('messages.read', after.unread, before.unread - 1, 'the number stays');
      const later = await probe.call('messages.unread', me);
      probe.expectSame('messages.unread', later, after, 'the number of unread messages stays');
      const { isRead } = await probe.call('messages.one', { ...me, params });
      probe.expectSame('messages.read', isRead, true, 'it still counts as unread');
    },
  },
  {
    name: "another member's message is not found",
    calls: ['messages.one', 'messages.read'],
    needs: 'other member',
    changes: false,
    async run(probe) {
      const [message] = (await probe.call('messages.list', await probe.me())).messages;
      if (!message) throw new Skipped('there is no message');
      const request = { ...(await probe.other()), params: { id: message.id } };
      const refused = ['not_found'];
      await probe.expectRefused('messages.one', "somebody else's message", request, refused);
      const marking = { ...request, body: {} };
      await probe.expectRefused('messages.read', "somebody else's message", marking, refused);
    },
  },
  {
    name: 'a message that is deleted is gone',
    calls: ['messages.remove', 'messages.list'],
    needs: 'member',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const query = { filter: 'read', pageSize: 100 };
      const { messages } = await probe.call('messages.list', { ...me, query });
      const last = messages.at(-1);
      if (!last) throw new Skipped('there is no message to delete');
      await probe.call('messages.remove', { ...me, query: { ids: last.id } });
      const request = { ...me, params: { id: last.id } };
      const left = await probe.call('messages.list', { ...me, query });
      const isThere = left.messages.some(({ id }) => id === last.id);
      probe.expect('messages.remove', !isThere, 'it is still listed', last.id);
      await probe.expectRefused('messages.one', 'reading it', request, ['not_found']);
    },
  },
  {
    name: 'an announcement that is read counts as read',
    calls: ['content.readAnnouncement', 'content.memberAnnouncements'],
    needs: 'member',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const list = async () =>
        await probe.call('content.memberAnnouncements', { ...me, query: { pageSize: 100 } });
      const before = await list();
      const one = before.announcements.find(({ isRead }) => !isRead);
      if (!one) throw new Skipped('there is no unread announcement');
      const answer = { ...me, params: { id: one.id }, body: {} };
      const { unread } = await probe.call('content.readAnnouncement', answer);
      probe.expectSame('content.readAnnouncement', unread, before.unread - 1, 'the number stays');
      const after = (await list()).announcements.find(({ id }) => id === one.id);
      probe.expectSame('content.readAnnouncement', after?.isRead, true, 'it is still unread');
    },
  },
];
