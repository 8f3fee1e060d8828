import type { NoticeTexts } from './notice-texts.ts';

export const english: NoticeTexts = {
  notices: {
    welcome: [
      'Welcome to Aurora Play',
      'Your account is ready. <strong>Choose a game</strong> from the <a href="/rng">slots</a>, read its rules, and see the <a href="/promotions">promotions</a>. Playing is fun, not income.',
    ],

    dataExportReady: [
      'Your data is ready',
      'The file with your data can be downloaded now.',
      'Download it in the security centre',
    ],
    'feedback.thanks': [
      'Our answer to your feedback',
      'Thank you for writing. Your feedback has reached the right team.',
    ],
    'feedback.mending': [
      'We are mending it',
      'You are right, and we are already mending it. Thank you for telling us.',
    ],
    'feedback.askingMore': [
      'Please tell us more',
      'We want to understand this better. Write again, with the name of the game and the time.',
      'Write again',
    ],

    transferReceived: [
      'You have received a transfer',
      '{from}, of your team, has sent you {amount}.',
    ],
    transferFromAgent: [
      'You have received a transfer from your agent',
      '{from}, your agent, has sent you {amount}.',
    ],
    transferSent: [
      'Your transfer was made',
      '{amount} left your balance for {to}. If this was not you, change your passwords and contact customer service.',
      'See it in the account record',
    ],
    'deposit.refused': [
      'Deposit refused',
      'The payment provider refused the deposit of {amount}. Nothing was charged. Try another amount or another way to pay.',
      'Deposit {id}',
    ],
    'deposit.credited': [
      'Deposit in your balance',
      '{amount} are in your balance. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.creditedLate': [
      'Deposit paid late',
      'The payment came after its time was over, and {amount} are in your balance all the same. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.creditedInPart': [
      'Deposit paid in part',
      'You asked for {requested}, and less came. We credited what came: {amount}. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.creditedMore': [
      'Deposit paid with more',
      'You asked for {requested}, and more came. We credited all of it: {amount}. {debtRepaid}',
      'Deposit {id}',
    ],
    'deposit.returning': [
      'Payment not credited',
      'We received {amount}, and it did not go into your balance. {why} The money is on its way back to the account that it came from.',
      'Deposit {id}',
    ],
    'deposit.returned': [
      'Payment returned',
      'We returned {amount} to the account that the money came from. {why}',
      'Deposit {id}',
    ],
    'deposit.returnFailed': [
      'A payment could not be returned',
      'The bank refused the return of {amount}. Contact customer service. {why}',
      'Deposit {id}',
    ],
    'deposit.reversed': [
      'Deposit reversed by the bank',
      'The payer’s bank asked for {amount} back. The amount has left your balance. {owed}',
      'Deposit {id}',
    ],
    'deposit.expired': [
      'The time of a deposit is over',
      'The deposit of {amount} was not paid in time, and nothing was charged. If you have paid it, the money still goes into your balance.',
      'Deposit {id}',
    ],
    'deposit.cancelled': [
      'Deposit cancelled',
      'The deposit of {amount} was cancelled. Nothing was charged.',
      'Deposit {id}',
    ],
    'withdrawal.documentsNeeded': [
      'We need documents for your withdrawal',
      'Your withdrawal of {amount} is waiting for documents. Contact customer service to send them.',
      'See this withdrawal',
    ],
    'withdrawal.disbursed': [
      'Your withdrawal was paid',
      'We paid {amount} to your account. Check your bank and tell us whether the money arrived.',
      'See this withdrawal',
    ],
    'withdrawal.silenceNear': [
      'Did your withdrawal arrive?',
      'We paid {amount}, and you have not answered yet. Soon it will count as received. You can still complain after that.',
      'See this withdrawal',
    ],
    'withdrawal.silenceOver': [
      'Withdrawal counted as received',
      'You did not answer, so the payment of {amount} counts as received. If the money did not arrive, you can still complain.',
      'See this withdrawal',
    ],
    'withdrawal.returned': [
      'Your complaint was accepted',
      'The bank gave {amount} back. See what happens next on the withdrawals page.',
      'See this withdrawal',
    ],
    'withdrawal.forced': [
      'Withdrawal closed as received',
      'We closed the payment of {amount} as received: it will not be sent again or refunded. If you do not agree, contact customer service.',
      'See this withdrawal',
    ],
    'withdrawal.rejected': [
      'Your withdrawal was rejected',
      '{why} {amount} is back in your balance.',
      'See this withdrawal',
    ],
    'withdrawal.failed': [
      'Your withdrawal could not be paid',
      '{why} {amount} is back in your balance.',
      'See this withdrawal',
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
      'A contract goes on',
      '{from} did not agree to end the contract.',
      'Open my contracts',
    ],

    'application.issued': [
      'Your application was granted',
      '{promotion}: your bonus is ready.',
      'Claim it now',
    ],
    'application.rejected': [
      'Your application was turned down',
      '{promotion}: {why} If something is wrong, talk to customer service.',
      'See the application',
    ],

    'redemption.goodsApproved': [
      'Your redemption was approved',
      '{reward}: approved. We will send it soon.',
      'See what I redeemed',
    ],
    'redemption.voucherApproved': [
      'Your voucher is ready',
      '{reward}: you can see the code now.',
      'See what I redeemed',
    ],
    'redemption.rejected': [
      'Your redemption was rejected',
      '{reward}: this was not possible. {why} Your points are back.',
      'See what I redeemed',
    ],
    'redemption.sent': [
      'Your reward is on its way',
      '{reward}: sent. See its tracking code.',
      'See what I redeemed',
    ],
    friendCounted: [
      'Your invitation brought points',
      '{friend} has bet enough: you got {points} points.',
      'See my invitations',
    ],
    'rank.risen': [
      'You are {rank} now',
      'What you bet was enough for the rank {rank}.',
      'See my rank',
    ],
    'rank.given': ['You are {rank} now', 'The house gave you the rank {rank}.', 'See my rank'],
    'rank.fallen': [
      'Your rank is {rank} now',
      'The period of your rank is over, and what you bet in it was enough for {rank}.',
      'See my rank',
    ],

    'sample.security': [
      'A sample notice about security',
      'This is how we tell of passwords and sign-ins. Nothing happened.',
    ],
    'sample.money': [
      'A sample notice about money',
      'This is how we tell of withdrawals and transfers. Nothing happened.',
    ],
    'sample.contracts': [
      'A sample notice about contracts',
      'This is how we tell of contracts. Nothing happened.',
    ],
    'sample.service': [
      'A sample answer of customer service',
      'This is how we answer what you write. Nothing happened.',
    ],
    'sample.promotions': [
      'A sample notice about promotions',
      'This is how we tell of your applications. Nothing happened.',
    ],
    'sample.points': [
      'A sample notice about points',
      'This is how we tell of points and rewards. Nothing happened.',
    ],
    'sample.news': [
      'A sample of what is new',
      'This is how we tell what is new. Nothing happened.',
    ],
  },
  sentences: {
    creditCard: 'The payment was made by credit card, which the law does not allow.',
    otherPayer: 'The payment came from somebody else’s account.',
    paidTwice: 'This deposit had been paid before.',
    overLimit: 'The amount was above your deposit limit.',
    tooLittle: 'The amount did not cover the fee.',
    debtRepaid: 'Of this, {amount} paid off what you owed for a deposit that the bank reversed.',
    owed: 'Part of it had been spent, so you owe {amount}. Your next deposit pays this first.',
    notOwnAccount: 'The account is not in your name.',
    documentsNeeded: 'We need documents from you.',
    bankRefused: 'Your bank did not accept the money.',
    conditions_not_met: 'The conditions of the promotion were not met.',
    pictures_unclear: 'The pictures do not show what was needed.',
    not_credible: 'The comment and the pictures do not fit your account.',
    out_of_stock: 'It is out of stock.',
    address_unreachable: 'We cannot deliver to this address.',
    rules_broken: 'It was against the rules of the points mall.',
  },
};
