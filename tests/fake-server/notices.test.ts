import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PauseLength } from '#contract/entities/play-pause-types.ts';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { type NoticeKind, noticeKinds } from '#fake-server/content/notices/notice-kinds.ts';
import { noticeTexts } from '#fake-server/content/notices/notices.ts';
import { ranks } from '#fake-server/content/ranks.ts';
import { contentLanguages, textsIn } from '#fake-server/content/words.ts';
import { tellSample } from '#fake-server/scenes/notice-scenes.ts';
import { messageTable } from '#fake-server/store/notifications/messages.ts';
import type { World } from '#fake-server/world/world.ts';
import { deliveryAddress as address } from '#tests/support/delivery-address.ts';
import { acceptAsSeen, flatTerms, personOf } from './support/agents.ts';
import { waysToEnd } from './support/deposit-ends.ts';
import { type Depositor, startDepositing } from './support/depositing.ts';
import { newMember } from './support/new-member.ts';
import { playRound } from './support/played-rounds.ts';
import { atHome } from './support/visit-origins.ts';
import { lastPart, newWithdrawer } from './support/withdrawing.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let maria: Depositor;
let world: World;
beforeAll(async () => {
  maria = await startDepositing();
  ({ world } = maria.server);
  world.settings.change({
    languages: ['PT', 'EN', 'VI'],
    feedback: { minWords: 1, maxWords: 10, maxPerDay: 2 },
  });
});
afterEach(() => {
  world.situations.set([]);
  world.clock.reset();
});
afterAll(async () => {
  expect(world.ledger.imbalances()).toEqual([]);
  await maria.server.close();
});

/** Somebody who reads Vietnamese, and wants every mail. @returns their id */
function reader(id: number): number {
  world.members.setContact(id, 'email', `reader${id}@example.com`);
  world.members.setLanguage(id, 'VI');
  const member = memberOf(id);
  for (const { topic, mail } of world.notifications.preferences(member).topics) {
    if (!mail.isLocked) world.notifications.choose(member, { topic, channel: 'mail', isOn: true });
  }
  return id;
}
function memberOf(id: number) {
  const member = world.members.byId(id);
  if (!member) throw new Error(`There is no member ${id}.`);
  return member;
}
const newReader = () => reader(newMember(world).id);
const seeded = (account: string) => personOf(world, account);

type Act = () => number | Promise<number>;

/** A deposit of Maria's reaches this outcome. */
const deposit = (end: keyof ReturnType<typeof waysToEnd>) => async () => {
  const id = reader(seeded('maria').id);
  await waysToEnd(maria)[end]();
  return id;
};

/** A member requests a withdrawal, and this happens to it. */
const withdrawal =
  (
    act: (id: string) => unknown,
    from: 'ask' | 'approved' | 'paid' = 'ask',
    answer: (person: Awaited<ReturnType<typeof newWithdrawer>>, paid: Withdrawal) => void = () =>
      undefined,
  ): Act =>
  async () => {
    const person = await newWithdrawer(world);
    reader(person.member.id);
    const made = await person[from]();
    answer(person, made);
    act(from === 'paid' ? lastPart(made).id : made.id);
    return person.member.id;
  };
const complain = (
  { member }: Awaited<ReturnType<typeof newWithdrawer>>,
  paid: Withdrawal,
): void => {
  world.payoutAnswers.notReceived(member, lastPart(paid).id, {
    amountReceived: 0,
    comment: '',
    proofs: [],
  });
};
const silence = (hours: number) => () => {
  world.clock.move(hours * HOUR);
  world.withdrawals.settleDue();
};

/** Fernanda offers Rafael a daily salary, with this result. */
const offer =
  (to: 'fernanda' | 'rafael', act: (id: string) => unknown): Act =>
  () => {
    const receiver = reader(seeded(to).id);
    world.contracts.expireAll();
    const [from, agent] = [seeded('fernanda').id, seeded('rafael').id];
    const id = world.contracts.put(from, agent, 'dailySalary', flatTerms(10, 'daily'));
    act(String(id));
    return receiver;
  };

/** Fernanda asks to end a contract, and this agent below her answers. */
const termination =
  (below: string, answer: 'keep' | 'end', to = 'fernanda'): Act =>
  () => {
    const receiver = reader(seeded(to).id);
    const agent = seeded(below);
    const id = world.contracts.request(agent, 'dividend').current?.contractId ?? '';
    world.contracts.requestTermination(seeded('fernanda'), id);
    const endings = world.contracts.preview(agent, id).endings.map(({ contractId }) => contractId);
    world.contracts.answerTermination(agent, id, answer, answer === 'end' ? endings : []);
    return receiver;
  };

/** Somebody applies for a promotion, and this is decided. */
const application =
  (decision: 'issued' | 'pictures_unclear'): Act =>
  () => {
    const id = newReader();
    const form = { comment: 'I played', pictures: [] };
    const applied = world.applications.apply(memberOf(id), 'live-cashback', form);
    world.applications.decide(applied.id, decision);
    return id;
  };

const goods = { rewardId: 'aurora-cap', price: 1_500_000, address };
const voucher = { rewardId: 'coffee-voucher', price: 450_000 };
/** Somebody redeems points, and this is decided. */
const redemption =
  (wish: typeof goods | typeof voucher, decide: (id: string) => unknown): Act =>
  () => {
    const id = newReader();
    world.points.post({ memberId: id, kind: 'points_given', name: 'all', amount: 2_000_000 });
    decide(world.redemptions.redeem(memberOf(id), wish, 'EN').id);
    return id;
  };
/** Money moves up or down the team; one side is notified. */
const transfer =
  (towards: 'upline' | 'downline', notified: 'sender' | 'receiver'): Act =>
  async () => {
    const [above, below] = [newReader(), newReader()];
    world.database.statement('UPDATE members SET type = 2 WHERE id = ?').run(above);
    world.team.place(above, null);
    world.team.place(below, above);
    const [sender, receiver] = towards === 'upline' ? [below, above] : [above, below];
    world.wallet.post({ memberId: sender, key: 'opening', kind: 'credit', amount: 10_000 });
    world.moneyPasswords.keep(sender, await world.passwords.hash('482915'));
    const to = towards === 'upline' ? towards : { downline: String(receiver) };
    const wish = { amount: 2_500, transactionPassword: '482915' };
    await world.moneyTransfers.send(memberOf(sender), to, wish);
    return notified === 'sender' ? sender : receiver;
  };
const approve = (id: string) => world.redemptions.decide(id, { state: 'approved' });

const feedback =
  (answer: 'thanks' | 'mending' | 'askingMore'): Act =>
  () => {
    const id = newReader();
    world.feedback.answer(world.feedback.send(id, 'Very good').id, answer);
    return id;
  };

/** A player sets a limit, wants a looser one, and the wait is over. */
const looserLimit =
  (wish: number | null): Act =>
  () => {
    const id = newReader();
    const name = { kind: 'deposit', frame: 'week' } as const;
    for (const amount of [10_000, wish]) world.ownLimits.choose(memberOf(id), name, amount);
    world.clock.move(DAY);
    world.ownLimits.beginDue();
    return id;
  };

/** Somebody who played is reminded half a year later, of a limit or of none. */
const limitReminder =
  (limit: number | null): Act =>
  () => {
    const id = newReader();
    world.ownLimits.choose(memberOf(id), { kind: 'loss', frame: 'day' }, limit);
    world.wallet.post({ memberId: id, key: 'given', kind: 'credit', amount: 10_000 });
    world.wallet.post({ memberId: id, key: 'staked', kind: 'stake', amount: -100 });
    world.clock.move(182 * DAY);
    world.limitReminders.remindDue();
    return id;
  };

const sample =
  (topic: Parameters<typeof tellSample>[2]): Act =>
  () => {
    const id = newReader();
    tellSample(world, id, topic);
    return id;
  };

/** Somebody pauses play for this long. */
const pausedBy = (length: PauseLength) => () => {
  const id = newReader();
  const { token } = world.sessions.open(id);
  const reading = world.sessions.peek(token);
  if (!reading.ok) throw new Error('There is no session.');
  world.playPauses.choose(reading.signedIn, length);
  return id;
};

/** How each notice is triggered, and who gets it. A kind without an entry does not compile. */
const acts: Readonly<Record<NoticeKind, Act>> = {
  welcome: async () => {
    await world.subAccounts.create(seeded('rafael'), {
      username: 'novata',
      password: 'Primeira-7senha',
      kind: 'player',
      rate: null,
    });
    return seeded('novata').id;
  },

  dataExportReady() {
    const id = newReader();
    world.dataExport.ask(id, atHome);
    while (world.dataExport.makeDue());
    return id;
  },
  'feedback.thanks': feedback('thanks'),
  'feedback.mending': feedback('mending'),
  'feedback.askingMore': feedback('askingMore'),

  transferReceived: transfer('upline', 'receiver'),
  transferFromAgent: transfer('downline', 'receiver'),
  transferSent: transfer('downline', 'sender'),
  'deposit.refused': deposit('refused'),
  'deposit.credited': deposit('credited'),
  'deposit.creditedLate': deposit('creditedLate'),
  'deposit.creditedInPart': deposit('creditedInPart'),
  'deposit.creditedMore': deposit('creditedMore'),
  'deposit.returning': deposit('returning'),
  'deposit.returned': deposit('returned'),
  'deposit.returnFailed': deposit('returnFailed'),
  'deposit.reversed': deposit('reversed'),
  'deposit.expired': deposit('expired'),
  'deposit.cancelled': deposit('cancelled'),
  'withdrawal.documentsNeeded': withdrawal((id) => world.payoutOperator.askDocuments(id)),
  'withdrawal.disbursed': withdrawal((id) => world.payoutOperator.disburse(id), 'approved'),
  'withdrawal.silenceNear': withdrawal(silence(22), 'paid'),
  'withdrawal.silenceOver': withdrawal(silence(24), 'paid'),
  'withdrawal.returned': withdrawal((id) => world.payoutOperator.uphold(id), 'paid', complain),
  'withdrawal.forced': withdrawal((id) => world.payoutOperator.force(id), 'paid', complain),
  'withdrawal.rejected': withdrawal((id) => world.payoutOperator.reject(id, 'documentsNeeded')),
  'withdrawal.failed': withdrawal((id) => world.payoutOperator.fail(id, 'bankRefused'), 'approved'),

  'playLimit.higher': looserLimit(20_000),
  'playLimit.removed': looserLimit(null),
  'playLimit.reminder': limitReminder(20_000),
  'playLimit.reminderWithout': limitReminder(null),

  'contract.offered': offer('rafael', () => undefined),
  'contract.accepted': offer('fernanda', (id) => acceptAsSeen(world, 'rafael', id)),
  'contract.rejected': offer('fernanda', (id) => world.contracts.reject(seeded('rafael'), id)),
  'contract.withdrawn': offer('rafael', (id) => world.contracts.withdraw(seeded('fernanda'), id)),
  'contract.ended': () => {
    const receiver = reader(seeded('juliana').id);
    const [from, agent] = [seeded('fernanda').id, seeded('rafael').id];
    const id = world.contracts.put(from, agent, 'dividend', flatTerms(100));
    acceptAsSeen(world, 'rafael', String(id));
    return receiver;
  },
  'contract.terminationRequested': termination('patricia.nunes', 'keep', 'patricia.nunes'),
  'contract.kept': termination('patricia.nunes', 'keep'),
  'contract.terminated': termination('marcelo.dias', 'end'),

  'application.issued': application('issued'),
  'application.rejected': application('pictures_unclear'),

  'redemption.goodsApproved': redemption(goods, approve),
  'redemption.voucherApproved': redemption(voucher, approve),
  'redemption.rejected': redemption(voucher, (id) =>
    world.redemptions.decide(id, { state: 'rejected', reason: 'rules_broken' }),
  ),
  'redemption.sent': redemption(goods, (id) => {
    approve(id);
    world.redemptions.send(id, 'BR123');
  }),
  friendCounted() {
    const inviter = seeded('maria');
    reader(inviter.id);
    const { code, stake } = world.referrals.terms(inviter);
    world.members.insert({
      account: 'amanda',
      nickname: 'Amanda Reis',
      type: 0,
      passwordHash: null,
      passwordChangedAt: 0,
      mobile: null,
      email: null,
      currency: 'BRL',
      affiliateCode: null,
      referralCode: code,
      details: {},
      registeredAt: world.clock.now(),
    });
    playRound(world, 'amanda', { stake });
    return inviter.id;
  },
  'rank.risen'() {
    const id = newReader();
    playRound(world, memberOf(id).account, { stake: ranks[1]?.from ?? 0 });
    return id;
  },
  'rank.given'() {
    const id = newReader();
    world.ranks.give(id, 3);
    return id;
  },
  'rank.fallen'() {
    const id = newReader();
    world.ranks.give(id, 3);
    world.clock.move(90 * DAY);
    world.rounds.settleAllDue();
    return id;
  },

  'play.paused': pausedBy('oneWeek'),
  'play.excluded': pausedBy('sixMonths'),
  'play.returning': () => {
    const id = pausedBy('sixMonths')();
    world.clock.move(200 * DAY);
    world.playPauses.resume(id, true);
    return id;
  },

  'sample.security': sample('security'),
  'sample.money': sample('money'),
  'sample.contracts': sample('contracts'),
  'sample.service': sample('service'),
  'sample.promotions': sample('promotions'),
  'sample.points': sample('points'),
  'sample.news': sample('news'),
};
// Object.keys knows no types.
const kinds = Object.keys(noticeKinds) as NoticeKind[];

/** Whether a text has the title of a kind, with any values. */
const hasTitle = (kind: NoticeKind, text: string) => {
  const [title] = textsIn(noticeTexts.notices, 'VI')[kind];
  return title.split(/\{\w+\}/u).every((part) => text.includes(part));
};

/** The values and addresses that texts name. */
const places = (texts: readonly (string | undefined)[]) =>
  new Set(texts.flatMap((text) => text?.match(/\{\w+\}|<a href="[^"]*"/gu) ?? []));

describe('every notice is sent by the event that it is about (W7)', () => {
  test.each(kinds)(
    '%s is sent once in the portal and by mail, in the language of its reader',
    async (kind) => {
      world.sms.clearOutbox();
      const nothing = { title: { PT: '', EN: '' }, content: { PT: '', EN: '' } };
      const mark = Number(world.messages.send(seeded('maria').id, nothing));
      const id = await acts[kind]();

      const notices = messageTable(world.database)
        .page(id, 'all', 50, 0)
        .filter((row) => row.id > mark)
        .map((row) => world.messages.one(id, String(row.id), 'VI'))
        .filter((notice) => hasTitle(kind, notice.title));
      expect(notices).toHaveLength(1);
      const content = notices[0]?.content ?? '';
      expect(content).not.toMatch(/[{}]|undefined|null/u);
      expect(content.includes('<a href="/')).toBe(
        noticeKinds[kind].link !== null || kind === 'welcome',
      );

      const receiver = memberOf(id);
      const mails = world.sms
        .outbox(50)
        .filter((sent) => sent.receiver === receiver.email && hasTitle(kind, sent.text));
      expect(mails).toHaveLength(receiver.email === null ? 0 : 1);
      for (const { text } of mails) expect(text).not.toMatch(/[<{]/u);
    },
  );

  test('every language uses the same placeholders', () => {
    for (const kind of kinds) {
      const { names, link } = noticeKinds[kind];
      for (const language of contentLanguages) {
        const written = textsIn(noticeTexts.notices, language)[kind];
        expect([kind, language, places(written)]).toEqual([
          kind,
          language,
          places(noticeTexts.notices.EN[kind]),
        ]);
        expect([kind, language, written[2] !== undefined]).toEqual([kind, language, link !== null]);
        for (const place of places(written)) {
          if (place.startsWith('{')) expect(names).toContain(place.slice(1, -1));
        }
      }
      const { PT, EN, others } = noticeTexts.notices;
      const written = [PT, EN, ...Object.values(others)].flatMap((all) => all[kind]?.[1] ?? []);
      expect(new Set(written).size, kind).toBe(written.length);
    }
  });

  test('a chosen name is escaped', () => {
    const id = newReader();
    world.notifications.tell(id, 'contract.accepted', { from: '<b>Ana & "Co"</b>' });
    const [row] = messageTable(world.database).page(id, 'all', 1, 0);
    const { content } = world.messages.one(id, String(row?.id), 'EN');
    expect(content).toContain('&lt;b&gt;Ana &amp; &quot;Co&quot;&lt;/b&gt; accepted');
    expect(world.sms.outbox(1)[0]?.text).toContain('<b>Ana & "Co"</b>');
  });
});
