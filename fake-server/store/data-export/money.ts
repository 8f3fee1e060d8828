import { asNamed, type DataSection, json, moment } from './section.ts';

const amount = asNamed('currency amount');
const steps = { ...asNamed('at by reason'), from_state: 'from', to_state: 'to' };
/** The payment's number, and its provider's data. */
const noSteps = ['id', 'payment', 'evidence'];
const ownFees = asNamed('fee_basis_points fee_fixed');

/** A line of the account record, of money or of points. */
const line = {
  table: 'transactions',
  order: ['id'],
  fields: {
    ...asNamed('id kind balance_after at is_reserve expires_at ends ending corrects'),
    ...amount,
  },
  withheld: ['key'],
} as const;

/** Balances, and the movements of money. Amounts in hundredths of the currency. */
export const moneySections: readonly DataSection[] = [
  {
    name: 'balances',
    table: 'accounts',
    order: ['id'],
    fields: asNamed('part currency balance'),
    withheld: ['id', 'name'],
  },
  { name: 'accountRecord', ...line, where: "t.currency <> 'POINTS'" },
  { name: 'points', ...line, where: "t.currency = 'POINTS'" },
  {
    name: 'bonuses',
    table: 'bonuses',
    order: ['id'],
    fields: {
      ...asNamed('id source amount granted_at expires_at state ended_at'),
      required: 'wageringRequired',
      counted: 'wageringCounted',
      terms: json('terms'),
    },
  },
  {
    name: 'wagering',
    table: 'bonus_rounds',
    join: 'JOIN bonuses o ON o.id = t.bonus_id',
    owner: 'o.member_id',
    order: ['bonus_id', 'round_key'],
    fields: {
      bonus_id: 'bonus',
      round_key: 'round',
      node_id: 'game',
      ...asNamed('stake counted at percent'),
    },
  },
  {
    name: 'deposits',
    table: 'deposits',
    order: ['created_at', 'id'],
    fields: {
      ...asNamed('id method state created_at expires_at reversed owed'),
      ...amount,
      ...ownFees,
    },
    withheld: ['revision', 'code'],
  },
  {
    name: 'depositPayments',
    table: 'deposit_payments',
    join: 'JOIN deposits o ON o.id = t.deposit_id',
    owner: 'o.member_id',
    order: ['paid_at', 'reference'],
    fields: {
      deposit_id: 'deposit',
      ...asNamed('reference amount paid_at credited return_reason return_state'),
      // Somebody else may have paid.
      payer_name: { name: 'payer', form: 'maskedFullName' },
    },
    withheld: ['payer_tax_id'],
  },
  {
    name: 'depositSteps',
    table: 'payment_events',
    join: "JOIN deposits o ON t.payment = 'deposit' AND o.id = t.payment_id",
    owner: 'o.member_id',
    order: ['id'],
    fields: { payment_id: 'deposit', ...steps },
    withheld: noSteps,
  },
  {
    name: 'withdrawals',
    table: 'withdrawals',
    order: ['created_at', 'id'],
    fields: {
      reserve_id: 'reserve',
      ...asNamed('id state fee account account_id reason promised_at created_at'),
      ...amount,
    },
    withheld: ['revision'],
  },
  {
    name: 'withdrawalSteps',
    table: 'payment_events',
    join: "JOIN withdrawals o ON t.payment = 'payout' AND o.id = t.payment_id",
    owner: 'o.member_id',
    order: ['id'],
    fields: { payment_id: 'withdrawal', ...steps },
    withheld: noSteps,
  },
  {
    name: 'payouts',
    table: 'payout_parts',
    join: 'JOIN withdrawals o ON o.id = t.withdrawal_id',
    owner: 'o.member_id',
    order: ['disbursed_at', 'id'],
    fields: {
      withdrawal_id: 'withdrawal',
      ...asNamed(
        'id number state amount reference disbursed_at notice_at is_noticed amount_received comment',
      ),
      auto_confirms_at: moment('autoConfirmsAt'),
    },
  },
  {
    name: 'payoutProofs',
    table: 'payout_proofs',
    join: 'JOIN payout_parts p ON p.id = t.part_id JOIN withdrawals o ON o.id = p.withdrawal_id',
    owner: 'o.member_id',
    order: ['id'],
    pageRows: 1,
    fields: {
      part_id: 'payout',
      ...asNamed('id type is_used'),
      picture: { name: 'picture', form: 'base64' },
    },
  },
  {
    name: 'payoutAccounts',
    table: 'payout_accounts',
    order: ['added_at', 'id'],
    fields: {
      ...asNamed('id label is_default added_at removed_at'),
      // The bank has confirmed that these are the person's own.
      target: json('target'),
      holder_name: 'holder',
      bank_name: 'bank',
      usable_from: moment('usableFrom'),
    },
    withheld: ['holder_tax_id'],
  },
  {
    name: 'walletTransfers',
    table: 'wallet_transfers',
    order: ['at', 'id'],
    fields: {
      reserve_id: 'reserve',
      ...asNamed('id vendor direction state at ended_at'),
      ...amount,
    },
  },
  {
    name: 'transfersSent',
    table: 'member_transfers',
    order: ['at', 'id'],
    fields: { ...asNamed('id direction at'), ...amount },
    withheld: ['receiver_id'],
  },
];
