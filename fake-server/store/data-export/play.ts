import { asNamed, type DataSection, json, moment } from './section.ts';

const SHOWN = "t.shown = 1 AND t.state <> 'open'";

/** What the person played, and where. */
export const playSections: readonly DataSection[] = [
  {
    name: 'rounds',
    table: 'rounds',
    where: SHOWN,
    order: ['played_at', 'id'],
    fields: {
      round_key: 'id',
      node_id: 'game',
      ...asNamed('stake win balance_after state played_at settles_at ended_at'),
      stakes: json('stakes'),
      outcome: json('outcome'),
    },
    withheld: ['id', 'shown'],
  },
  {
    // The result is drawn already, but must not be revealed before the person has seen it.
    name: 'roundsUnderWay',
    table: 'rounds',
    where: `NOT (${SHOWN})`,
    order: ['played_at', 'id'],
    fields: { round_key: 'id', node_id: 'game', ...asNamed('stake played_at') },
  },
  {
    name: 'playCorrections',
    table: 'play_corrections',
    order: ['id'],
    fields: asNamed('at bet win reason recorded_at'),
    withheld: ['id'],
  },
  { name: 'playByEvening', table: 'evenings', order: ['at'], fields: asNamed('at bet win') },
  {
    name: 'playSessions',
    table: 'play_sessions',
    order: ['id'],
    fields: asNamed('started_at last_played_at'),
    withheld: ['id'],
  },
  {
    name: 'playLimits',
    table: 'play_limits',
    order: ['kind', 'frame'],
    fields: {
      ...asNamed('kind frame amount'),
      pending_amount: 'pendingAmount',
      pending_from: moment('pendingFrom'),
    },
  },
  {
    name: 'playPauses',
    table: 'play_pauses',
    order: ['since'],
    fields: {
      length: 'length',
      since: moment('since'),
      until: moment('until'),
      returns_at: moment('returnsAt'),
    },
  },
  {
    name: 'realityCheck',
    table: 'reality_checks',
    order: ['member_id'],
    fields: { minutes: 'minutes', answered_at: moment('answeredAt') },
  },
  {
    name: 'gamesOpened',
    table: 'game_sessions',
    order: ['opened_at', 'token_hash'],
    fields: {
      node_id: 'game',
      ...asNamed('title kind seats language opened_at'),
      min_stake: 'leastStake',
    },
    withheld: ['token_hash', 'session_hash'],
  },
  {
    name: 'favourites',
    table: 'favourites',
    order: ['added_at', 'node_id'],
    fields: { node_id: 'game', added_at: moment('addedAt') },
  },
  {
    name: 'recentGames',
    table: 'recent_games',
    order: ['opened_at', 'node_id'],
    fields: { node_id: 'game', opened_at: moment('openedAt') },
  },
  {
    name: 'roomSeat',
    table: 'room_seats',
    order: ['member_id'],
    fields: { room_id: 'room', taken_at: moment('takenAt') },
  },
];

/** The person's work as an agent, without the people below. */
export const agentSections: readonly DataSection[] = [
  {
    name: 'accountMadeByAgent',
    table: 'sub_accounts',
    order: ['member_id'],
    fields: asNamed('rate made_at'),
    withheld: ['agent_id'],
  },
  {
    name: 'invitations',
    table: 'affiliate_codes',
    order: ['code'],
    fields: asNamed('code name invites rate created_at closed_at visits'),
  },
  {
    name: 'contracts',
    table: 'contracts',
    owner: 't.agent_id',
    order: ['id'],
    fields: {
      ...asNamed('id kind version state offered_at expires_at answered_at effective_at ends_at'),
      terms: json('terms'),
    },
    withheld: ['upline_id'],
  },
  {
    name: 'contractSteps',
    table: 'contract_events',
    join: 'JOIN contracts o ON o.id = t.contract_id',
    owner: 'o.agent_id',
    order: ['id'],
    fields: { contract_id: 'contract', ...asNamed('at by kind') },
    withheld: ['id'],
  },
  {
    name: 'income',
    table: 'income_lines',
    owner: 't.agent_id',
    order: ['id'],
    fields: {
      ...asNamed(
        'id kind from_at until_at before_at counts_at active_members profit_and_loss carried_over rate gross to_downline counted_before amount reason corrects settled_at approved_at held',
      ),
      contract_id: 'contract',
      bet_amount: 'bets',
      payment_id: 'payment',
    },
    withheld: ['known_correction'],
  },
  {
    name: 'incomePayments',
    table: 'income_payments',
    owner: 't.agent_id',
    order: ['id'],
    fields: { transaction_id: 'accountRecordLine', ...asNamed('id kind amount at') },
  },
];
