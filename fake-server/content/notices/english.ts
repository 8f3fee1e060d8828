import type { NoticeTexts } from './notice-texts.ts';

export const english: NoticeTexts = {
  notices: {
    welcome: [
      'Welcome to Aurora Play',
      'Your account is ready. <strong>Choose a game</strong> from the <a href="/rng">slots</a>, read its rules, and see the <a href="/promotions">promotions</a>. Playing is fun, not income.',
    ],

    dataExportReady: [
      'Your data is ready',
      'You can download the file with your data now.',
      'Download it in the security centre',
    ],
    'feedback.thanks': [
      'Our answer to your feedback',
      'Thank you for writing. Your feedback has reached the right team.',
    ],
    'feedback.mending': [
      'We’re fixing it',
      'You’re right, and we’re already fixing it. Thank you for telling us.',
    ],
    'feedback.askingMore': [
      'Please tell us more',
      'We want to understand this better. Write again, with the name of the game and the time.',
      'Write again',
    ],

    transferReceived: ['You received a transfer', '{from}, from your team, sent you {amount}.'],
    transferFromAgent: [
      'You received a transfer from your agent',
      '{from}, your agent, sent you {amount}.',
    ],
    transferSent: [
      'Your transfer was made',
      'You sent {amount} to {to}. If it wasn’t you, change your passwords and contact customer service.',
      'View in account record',
    ],
    'deposit.refused': [
      'Deposit refused',
      'The payment provider didn’t accept your deposit of {amount}. You haven’t been charged. Try another amount or another way to pay.',
      'Deposit {id}',
    ],
    'deposit.credited': [
      'Deposit added',
      '{amount} is in your balance. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.creditedLate': [
      'Deposit paid late',
      'Your payment arrived after the deadline, and we added {amount} to your balance anyway. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.creditedInPart': [
      'Deposit partly paid',
      'You requested {requested} and paid less, so we added what you paid: {amount}. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.creditedMore': [
      'Deposit overpaid',
      'You requested {requested} and paid more, and we added all of it: {amount}. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.returning': [
      'Payment being returned',
      'We received {amount}, but didn’t add it to your balance. {why} The money is going back to the account it came from.',
      'Deposit {id}',
    ],
    'deposit.returned': [
      'Payment returned',
      'We returned {amount} to the account it came from. {why}',
      'Deposit {id}',
    ],
    'deposit.returnFailed': [
      'We couldn’t return a payment',
      'The bank refused to take {amount} back. {why} Contact customer service so we can return it to you.',
      'Deposit {id}',
    ],
    'deposit.reversed': [
      'Deposit reversed by the bank',
      'The payer’s bank asked for {amount} back, so we took it out of your balance. {owed}',
      'Deposit {id}',
    ],
    'deposit.expired': [
      'Your deposit expired',
      'Your deposit of {amount} wasn’t paid in time. If you’ve already paid, don’t pay again: we’ll add the money as soon as it arrives.',
      'Deposit {id}',
    ],
    'deposit.cancelled': [
      'Deposit cancelled',
      'Your deposit of {amount} was cancelled. You haven’t been charged.',
      'Deposit {id}',
    ],
    'withdrawal.documentsNeeded': [
      'We need documents for your withdrawal',
      'Your withdrawal of {amount} is waiting for documents from you. Contact customer service to send them.',
      'View withdrawal',
    ],
    'withdrawal.disbursed': [
      'Your withdrawal was paid',
      'We paid {amount} to your account. Check your bank account and tell us if the money arrived.',
      'View withdrawal',
    ],
    'withdrawal.silenceNear': [
      'Did your withdrawal arrive?',
      'We paid {amount}, and you haven’t answered yet. Soon we’ll treat it as received. You can still report a problem after that.',
      'View withdrawal',
    ],
    'withdrawal.silenceOver': [
      'Withdrawal treated as received',
      'You didn’t answer, so we’re treating the payment of {amount} as received. If the money didn’t arrive, you can still report it.',
      'View withdrawal',
    ],
    'withdrawal.returned': [
      'The bank returned the money',
      'You were right: the bank returned {amount}. See what happens next in the withdrawal.',
      'View withdrawal',
    ],
    'withdrawal.forced': [
      'Withdrawal closed as received',
      'We closed the payment of {amount} as received, so it won’t be sent again or refunded. If you disagree, contact customer service.',
      'View withdrawal',
    ],
    'withdrawal.rejected': [
      'Your withdrawal was rejected',
      '{why} {amount} is back in your balance.',
      'View withdrawal',
    ],
    'withdrawal.failed': [
      'We couldn’t pay your withdrawal',
      '{why} {amount} is back in your balance.',
      'View withdrawal',
    ],

    'playLimit.higher': [
      'Your higher limit applies now',
      '{limit}: the limit you chose now applies: {amount}. You can lower it at any time, and a lower limit applies at once.',
      'See my limits',
    ],
    'playLimit.removed': [
      'A limit of yours has ended',
      '{limit}: as you chose, this limit no longer applies. You can set a new one at any time, and it applies at once.',
      'See my limits',
    ],
    'playLimit.reminder': [
      'Time to review your limits',
      'You set: {limits}. Are they still right for you? A lower limit applies at once; a higher one takes time.',
      'See my limits',
    ],
    'playLimit.reminderWithout': [
      'You play without limits',
      'We remind you from time to time: you can limit what you deposit, lose and bet, and how long you play. A limit applies at once.',
      'See my limits',
    ],

    'contract.offered': [
      'You have a contract offer',
      '{from} offers you a contract. Check the terms and answer before the offer expires.',
      'Open my contracts',
    ],
    'contract.accepted': [
      'Your offer was accepted',
      '{from} accepted the contract that you offered.',
      'Open my contracts',
    ],
    'contract.rejected': [
      'Your offer was rejected',
      '{from} rejected the contract that you offered.',
      'Open my contracts',
    ],
    'contract.withdrawn': [
      'An offer was cancelled',
      'The contract offer of {from} is no longer valid.',
      'Open my contracts',
    ],
    'contract.ended': [
      'One of your contracts will end',
      'The terms of {from} have changed, so your contract ends at the end of the period. Ask them about a new one.',
      'Open my contracts',
    ],
    'contract.terminationRequested': [
      'A request to end a contract',
      '{from} asks to end a contract with you. The decision is yours.',
      'Open my contracts',
    ],
    'contract.terminated': [
      'A contract will end',
      '{from} agreed to end the contract at the end of the period.',
      'Open my contracts',
    ],
    'contract.kept': [
      'A contract continues',
      '{from} did not agree to end the contract.',
      'Open my contracts',
    ],

    'application.issued': [
      'Your request was approved',
      '{promotion}: your bonus is ready.',
      'Claim bonus',
    ],
    'application.rejected': [
      'Your request was not approved',
      '{promotion}: {why} If you disagree, contact customer service.',
      'View request',
    ],

    'redemption.goodsApproved': [
      'Your redemption was approved',
      'We approved {reward} and will send it soon.',
      'View my rewards',
    ],
    'redemption.voucherApproved': [
      'Your voucher is ready',
      'You can see the code for {reward} now.',
      'View my rewards',
    ],
    'redemption.rejected': [
      'Your redemption was not approved',
      '{reward}: {why} Your points are back.',
      'View my rewards',
    ],
    'redemption.sent': [
      'Your reward is on its way',
      'We sent {reward}. See its tracking code.',
      'View my rewards',
    ],
    friendCounted: [
      'Your invitation earned points',
      '{friend} has bet enough, so you got {points}.',
      'View my invitations',
    ],
    'rank.risen': ['You’re now {rank}', 'Your bets took you to {rank}.', 'View my rank'],
    'rank.given': ['You’re now {rank}', 'We gave you the rank {rank}.', 'View my rank'],
    'rank.fallen': [
      'Your rank is now {rank}',
      'Your rank’s period has ended, and your bets in it were enough for {rank}.',
      'View my rank',
    ],

    'play.paused': [
      'Your break has begun',
      'You can’t play, deposit or get bonuses {until}. Withdrawals, records and customer service stay open. A break can’t be ended early. If it wasn’t you, contact customer service.',
      'See my break',
    ],
    'play.excluded': [
      'You are self-excluded',
      'You can’t play, deposit or get bonuses {until}. Withdrawals, records and customer service stay open. A self-exclusion can’t be ended early. If it wasn’t you, contact customer service.',
      'See my self-exclusion',
    ],
    'play.returning': [
      'You asked to come back',
      'Your self-exclusion goes on {until}. Until then you can take back your request.',
      'See my request',
    ],

    'sample.security': [
      'A sample notice about security',
      'We tell you about passwords and sign-ins like this. Nothing happened.',
    ],
    'sample.money': [
      'A sample notice about money',
      'We tell you about withdrawals and transfers like this. Nothing happened.',
    ],
    'sample.contracts': [
      'A sample notice about contracts',
      'We tell you about contracts like this. Nothing happened.',
    ],
    'sample.service': [
      'A sample answer of customer service',
      'We answer your feedback like this. Nothing happened.',
    ],
    'sample.promotions': [
      'A sample notice about promotions',
      'We tell you about your bonus requests like this. Nothing happened.',
    ],
    'sample.points': [
      'A sample notice about points',
      'We tell you about points and rewards like this. Nothing happened.',
    ],
    'sample.news': [
      'A sample notice about news',
      'We tell you what’s new like this. Nothing happened.',
    ],
  },
  sentences: {
    creditCard: 'It was paid with a credit card, which the law doesn’t allow.',
    otherPayer: 'It came from someone else’s account.',
    paidTwice: 'This deposit had already been paid.',
    overLimit: 'The amount was above your deposit limit, or your account takes no deposits now.',
    tooLittle: 'The amount didn’t cover the fee.',
    debtRepaid: '{amount} of it paid off what you owed for a deposit the bank reversed.',
    owed: 'You had already spent part of it, so you owe {amount}. Your next deposit pays this first.',
    notOwnAccount: 'The account is not in your name.',
    documentsNeeded: 'We need documents from you.',
    bankRefused: 'Your bank didn’t accept the money.',
    conditions_not_met: 'You didn’t meet the promotion’s conditions.',
    pictures_unclear: 'The pictures don’t show what we need.',
    not_credible: 'The comment and pictures don’t match your account.',
    out_of_stock: 'It’s out of stock.',
    address_unreachable: 'We can’t deliver to this address.',
    rules_broken: 'It was against the points mall rules.',
  },
};
