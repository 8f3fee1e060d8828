import {
  changesValue,
  type Fault,
  grants,
  isCall,
  type PortalFault,
  refuses,
  takesForFirst,
} from './fault.ts';

const OWN_CONTRACT = /^\/agent\/contracts\/[^/]+$/u;
const ACCEPTANCE = /^\/agent\/contracts\/[^/]+\/accept$/u;

/** Everybody gets in as a trial account. */
const letsIn = (): Fault => (passing) =>
  isCall(passing, 'POST', '/account/loginV2')
    ? { ...passing, path: '/account/free-play' }
    : passing;

/** Faults between an agent and others, between members, and of who somebody is. */
export const faultsBetweenPeople: readonly PortalFault[] = [
  {
    name: 'lets in anybody who has a name',
    foundBy: 'a name that does not exist cannot sign in',
    says: /an unknown name is not refused/u,
    make: letsIn,
  },
  {
    name: 'signs in somebody else',
    foundBy: 'the session belongs to the person who signed in',
    says: /somebody else is signed in/u,
    make: changesValue('account.member', (value) => ({ ...value, account: 'somebody' })),
  },
  {
    name: 'shows a deposit to everybody',
    foundBy: "another member's deposit is not there",
    says: /a deposit of somebody else is not refused/u,
    make: takesForFirst('/deposits'),
  },
  {
    name: 'shows a withdrawal to everybody',
    foundBy: "another member's withdrawal, and a part of it, are not there",
    says: /a withdrawal of somebody else is not refused/u,
    make: takesForFirst('/withdrawals'),
  },
  {
    name: 'leaves a branch out of the figures of a team',
    foundBy: 'the figures of a team are the sums of its branches, its people and its days',
    says: /the sums are others/u,
    make: changesValue('team.allPlay', (value) => ({ ...value, rows: value.rows.slice(1) })),
  },
  {
    name: 'shows the names of players in full',
    foundBy: 'names of players in a team are masked',
    says: /a name is shown in full/u,
    make: changesValue('team.level', (value) => ({
      ...value,
      members: value.members.map((member) => ({ ...member, name: 'Maria Silva' })),
    })),
  },
  {
    name: 'shows an agent the contracts of others',
    foundBy: 'an agent reaches no contract of others',
    says: /a contract of others is not refused/u,
    make: grants('GET', OWN_CONTRACT),
  },
  {
    name: 'shows an agent the income of others',
    foundBy: 'an agent opens no line of income of others',
    says: /a line of others is not refused/u,
    make: grants('GET', /^\/agent\/income\/line\/[^/]+$/u),
  },
  {
    name: 'has an agent set anybody’s password',
    foundBy: 'an agent gives no password to people whose account others made',
    says: /an account of others is not refused/u,
    make: grants('POST', '/agent/accounts/password'),
  },
  {
    name: 'binds an agent to what was not shown',
    foundBy: 'an offer is answered once, and by what was seen of it',
    says: /what was not shown is not refused/u,
    make: grants('POST', ACCEPTANCE),
  },
  {
    name: 'takes an answer to an offer that has expired',
    foundBy: 'an offer that has expired cannot be accepted',
    says: /a late answer is not refused/u,
    make: grants('POST', ACCEPTANCE),
  },
  {
    name: 'offers an agent what they have',
    foundBy: 'nobody is offered what they have already',
    says: /what the agent has already is not refused/u,
    make: grants('POST', '/agent/contracts'),
  },
  {
    name: 'hides whom a friend was',
    foundBy: 'a friend who counts has brought the points that were promised, with a name',
    says: /no line names the friend/u,
    make: changesValue('points.transactions', (value) => ({
      ...value,
      lines: value.lines.map((line) => ({ ...line, friend: null })),
    })),
  },
  {
    name: 'cannot read who has signed in',
    foundBy: 'the flow Login can be run: a member signs in, pressing twice',
    says: /loadMember ends otherwise than the journey needs/u,
    make: refuses('GET', '/account/member', 'bad_request'),
  },
  {
    name: 'adds no payout account',
    foundBy:
      'the flow New withdrawal account can be run: adding fails, and the person corrects the input',
    says: /checkAccount ends otherwise than the journey needs/u,
    make: refuses('POST', '/payout-accounts/check', 'payout_account_unknown'),
  },
];
