import { ONCE_HEADER } from '#contract/once.ts';
import type { Behaviour, Probe } from './probe.ts';

const account = (probe: Probe) => probe.portal.member?.username;
const unread = async (probe: Probe) =>
  (await probe.call('messages.unread', await probe.me())).unread;

/** A person's rank, friends, feedback and notifications (W5, W7). */
export const profileBehaviours: readonly Behaviour[] = [
  {
    name: 'a rank that is given shows, with what became of it, and to look changes nothing',
    calls: ['profile.rank'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const before = await probe.call('profile.rank', me);
      const same = await probe.call('profile.rank', me);
      probe.expectSame('profile.rank', same, before, 'looking again shows something else');
      const level = before.label.rankLevel === 1 ? 2 : 1;
      await probe.setUp('ranks/give', { account: account(probe), level });
      const after = await probe.call('profile.rank', me);
      probe.expectSame('profile.rank', after.label.rankLevel, level, 'another rank is shown');
      const to = after.history[0]?.to.rankLevel;
      probe.expectSame('profile.rank', to, level, 'its history does not name it');
      const { rankLevel } = before.label;
      await probe.setUp('ranks/give', { account: account(probe), level: rankLevel });
    },
  },
  {
    name: 'a friend who counts has brought the points that were promised, with a name',
    calls: ['referral.people', 'referral.terms', 'points.transactions'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      await probe.setUp('referral/add-friends', { account: account(probe) });
      const terms = await probe.call('referral.terms', me);
      const { people } = await probe.call('referral.people', me);
      const counted = people.filter(({ state }) => state === 'counted');
      if (counted.length === 0) probe.skip('no friend counts');
      const query = { kind: 'friend', pageSize: 100 };
      const { lines } = await probe.call('points.transactions', { ...me, query });
      const line = lines.find(({ friend }) => friend?.name === counted[0]?.name);
      const { amount } = line ?? {};
      probe.expectSame('points.transactions', amount, terms.points, 'no line names the friend');
    },
  },
  {
    name: 'feedback that is answered brings one message',
    calls: ['feedback.send', 'messages.unread'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const headers = { [ONCE_HEADER]: crypto.randomUUID() };
      const body = { content: 'The slots are lovely, and the search could be quicker.' };
      const sent = await probe.call('feedback.send', { ...me, headers, body });
      const before = await unread(probe);
      await probe.setUp('feedback/answer', { feedback: sent.id, answer: 'thanks' });
      probe.expectSame('messages.unread', await unread(probe), before + 1, 'no answer came');
    },
  },
  {
    name: 'a topic that is switched off brings no message, and switched on it does',
    calls: ['notifications.choose', 'messages.unread'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const tell = async (isOn: boolean) => {
        const body = { topic: 'news', channel: 'portal', isOn };
        await probe.call('notifications.choose', { ...me, body });
        const before = await unread(probe);
        await probe.setUp('notifications/tell', { account: account(probe), topic: 'news' });
        return (await unread(probe)) - before;
      };
      probe.expectSame('notifications.choose', await tell(false), 0, 'it is told all the same');
      probe.expectSame('notifications.choose', await tell(true), 1, 'it is not told');
    },
  },
];
