import {
  changesAnswer,
  changesValue,
  grants,
  ignores,
  type PortalFault,
  refuses,
  repeats,
} from './fault.ts';

/** Faults of what is decided: bounds, payments, answers, rewards, and what is said of them. */
export const faultsOfDecisions: readonly PortalFault[] = [
  {
    name: 'shows the most played games of all vendors for those of one',
    foundBy: 'the most played games of a vendor are its own',
    says: /another vendor's is among them/u,
    make: ignores('/games/hot', 'vassalage'),
  },
  {
    name: 'ignores the prize mode of lotteries',
    foundBy: 'the popular lotteries of a prize mode are of that mode',
    says: /another is among them/u,
    make: ignores('/lottery/popular', 'prizeMode'),
  },
  {
    name: 'tells a promotion otherwise by itself',
    foundBy: 'a promotion by itself is the one of the list',
    says: /it is another/u,
    make: changesValue('promotions.one', (value) => ({ ...value, title: `${value.title}!` })),
  },
  {
    name: 'tells a line of the account record otherwise by itself',
    foundBy: 'a line of the account record by itself is the one of the list',
    says: /it is another/u,
    make: changesValue('records.transaction', (value) => ({
      ...value,
      transaction: { ...value.transaction, at: '2026-01-01T00:00:00.000Z' },
    })),
  },
  {
    name: 'never marks an announcement as read',
    foundBy: 'an announcement that is read counts as read',
    says: /it is still unread|the number stays/u,
    make: changesValue('content.memberAnnouncements', (value) => ({
      ...value,
      announcements: value.announcements.map((one) => ({ ...one, isRead: false })),
    })),
  },
  {
    name: 'has no least amount of a deposit',
    foundBy: 'an amount out of bounds is refused by quote and charge alike',
    says: /is not refused/u,
    make: grants('GET', '/deposits/quote'),
  },
  {
    name: 'credits nothing of what is paid',
    foundBy: 'a charge that is paid is credited once, and one that is paid too late as well',
    says: /it was not credited once/u,
    make: repeats('GET', '/wallet/balance'),
  },
  {
    name: 'forgets what a withdrawal waits for',
    foundBy: 'the figures of a withdrawal sum at every step, and say what it waits for',
    says: /what is open does not wait/u,
    make: changesValue('withdrawals.one', (value) => ({ ...value, waits: [] })),
  },
  {
    name: 'has a part of a withdrawal answered twice',
    foundBy: 'a part that was paid out is answered once',
    says: /a second answer is not refused/u,
    make: grants('POST', /^\/payout-parts\/[^/]+\/not-received$/u),
  },
  {
    name: 'takes an answer after silence has counted',
    foundBy: 'silence counts as received at its moment, and can be complained about',
    says: /an answer that is late is not refused/u,
    make: grants('POST', /^\/payout-parts\/[^/]+\/received$/u),
  },
  {
    name: 'redeems rewards that are sold out',
    foundBy: 'a reward that is sold out, or costs something else by now, costs nothing',
    says: /a reward that is sold out is not refused/u,
    make: grants('POST', '/points/redeem'),
  },
  {
    name: 'forgets that a player was asked for limits',
    foundBy: 'a player who sets a limit or goes without one is not asked for limits again',
    says: /the question comes again/u,
    make: changesValue('deposits.terms', (value) => ({ ...value, asksForLimits: true })),
  },
  {
    name: 'takes no points for a reward',
    foundBy: 'a reward takes its points once, and a rejection gives them back',
    says: /it took something else/u,
    make: repeats('GET', '/points/balance'),
  },
  {
    name: 'answers feedback without a message',
    foundBy: 'feedback that is answered brings one message',
    says: /no answer came/u,
    make: repeats('GET', '/messages/unread'),
  },
  {
    name: 'calls a long word malformed',
    foundBy: 'valid requests',
    calls: ['games.list'],
    says: /counts as malformed/u,
    make: changesAnswer('GET', '/games', (given) => ({
      ...given,
      status: 400,
      text: JSON.stringify({
        success: false,
        code: 'bad_request',
        message: 'This word is too long for a search.',
      }),
    })),
  },
  {
    name: 'moves nothing between wallets',
    foundBy:
      'the flow Transfer between wallets can be run: an amount too high, then moved, and another one',
    says: /moveMoney ends otherwise than the journey needs/u,
    make: refuses('POST', '/wallet/transfers', 'wallet_transfer_under_way'),
  },
  {
    name: 'says another reason than that the balance is too low',
    foundBy: 'the flow Withdrawal can be run: the balance is too low, and the check is lost',
    says: /readQuote ends otherwise than the journey needs/u,
    make: refuses('GET', '/withdrawals/quote', 'withdrawal_limit_reached'),
  },
  {
    name: 'says another reason than that an amount is too high',
    foundBy:
      'the flow Transfer in the team can be run: the amount is changed before it is sent, and when it no longer fits',
    says: /sendMoney ends otherwise than the journey needs/u,
    make: refuses('POST', '/transfers/upline', 'transfer_amount_too_small'),
  },
];
