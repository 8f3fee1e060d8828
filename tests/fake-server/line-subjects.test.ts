import { expect, test } from 'vitest';
import {
  type TransactionKind,
  type TransactionSubject,
  transactionKinds,
} from '#contract/entities/transaction-types.ts';
import { depositTable } from '#fake-server/store/deposits/deposits.ts';
import { payoutPartTable } from '#fake-server/store/withdrawals/payout-parts.ts';
import { createLineSubjects } from '#fake-server/world/records/line-subjects.ts';
import english from '#web/i18n/messages/EN/member/transactions.json' with { type: 'json' };
import portuguese from '#web/i18n/messages/PT/member/transactions.json' with { type: 'json' };
import { sharedWorld } from './support/shared-world.ts';
import { lastPart, newWithdrawer } from './support/withdrawing.ts';

/** What the lines of each kind belong to. */
const subjects: Readonly<Record<TransactionKind, TransactionSubject | null>> = {
  deposit: 'deposit',
  deposit_returned: 'deposit',
  deposit_note: 'deposit',
  debt_repaid: 'deposit',
  payout_reserved: 'withdrawal',
  payout: 'withdrawal',
  payout_fee: 'withdrawal',
  payout_released: 'withdrawal',
  payout_returned: 'withdrawal',
  upline_sent: 'transfer',
  downline_received: 'transfer',
  downline_sent: 'transfer',
  upline_received: 'transfer',
  wallet_moving: 'walletTransfer',
  wallet_to_vendor: 'walletTransfer',
  wallet_to_main: 'walletTransfer',
  wallet_returned: 'walletTransfer',
  stake: 'round',
  win: 'round',
  stake_returned: 'round',
  registration_bonus: null,
  promotion_bonus: null,
  bonus_released: null,
  bonus_expired: null,
  bonus_given_up: null,
  agent_dividend: null,
  agent_salary: null,
  money_for_points: null,
  credit: null,
  play_money: null,
  opening: null,
};

const world = await sharedWorld();
world.settings.change({ withdrawals: { feeFixed: 100 } });

test('each kind of line has words of its own, in both languages (W4)', () => {
  for (const { kinds } of [portuguese, english]) {
    expect(Object.keys(kinds).toSorted()).toEqual(transactionKinds.toSorted());
    expect(new Set(Object.values(kinds)).size).toBe(transactionKinds.length);
  }
});

test('all lines of a world belong to the subject of their kind (W4)', async () => {
  const ana = await newWithdrawer(world);
  const { id, ...paid } = await ana.paid(10_000, 0.5);
  const part = lastPart({ id, ...paid });
  world.payoutAnswers.notReceived(ana.member, part.id, {
    amountReceived: 0,
    comment: '',
    proofs: [],
  });
  world.payoutOperator.uphold(part.id);
  world.payoutOperator.fail(id, 'bankRefused');
  const { belongsTo } = createLineSubjects(
    depositTable(world.database),
    payoutPartTable(world.database),
  );
  const lines = world.members
    .newest(10_000)
    .flatMap((member) => world.ledger.lines(member.id))
    .filter(({ kind }) => kind !== 'payout_rest');
  const wrong = lines.filter(
    ({ key, kind }) => (belongsTo(key)?.subject ?? null) !== subjects[kind as TransactionKind],
  );
  expect(wrong.map(({ key, kind }) => `${kind}: ${key}`).slice(0, 10)).toEqual([]);
  const seen = new Set(lines.map(({ kind }) => kind));
  for (const kind of transactionKinds.filter((one) => subjects[one] === 'withdrawal')) {
    expect(seen).toContain(kind);
  }
});

test.each([
  ['transfer:t-1', 'transfer', 't-1'],
  ['wallet:w-1', 'walletTransfer', 'w-1'],
  ['wallet:w-1:end', 'walletTransfer', 'w-1'],
  ['round:r:1:stake:black', 'round', 'r:1'],
  ['round:r:1:win', 'round', 'r:1'],
  ['round:r:1:stake_returned', 'round', 'r:1'],
])('the line of %s belongs to the %s %s', (key, subject, id) => {
  const { belongsTo } = createLineSubjects(
    depositTable(world.database),
    payoutPartTable(world.database),
  );
  expect(belongsTo(key)).toEqual({ subject, id, part: null });
});
