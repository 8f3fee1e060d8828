import {
  answersInstead,
  changesAnswer,
  changesRefusal,
  changesValue,
  type Fault,
  instead,
  isCall,
  type PortalFault,
  repeats,
  saying,
} from './fault.ts';

const favourite = 'a favourite that is added is listed once, and one that is removed is gone';
const payoutAccount =
  'a payout account is listed once added, keeps its new name, and is gone once removed';
const link = 'a link is listed once made, counts its visits, and stays closed';
const session = 'a session is listed once opened, and over once it is ended from another one';

/** Ends every session that was seen, together with the one that is meant. */
const endsAll = (method: string, path: string | RegExp) => (): Fault => {
  let isOver = false;
  return (passing) => {
    if (isCall(passing, method, path)) {
      isOver = true;
      return passing;
    }
    const { authorization } = passing;
    return isOver && authorization ? { ...passing, authorization: 'Bearer made-up' } : passing;
  };
};

/** Faults of what goes on over several calls. */
export const faultsOfChains: readonly PortalFault[] = [
  {
    name: 'lists a favourite that is added twice, twice',
    foundBy: favourite,
    says: /what was added twice is not listed once/u,
    make: changesValue('games.favouriteIds', (ids) => ids.flatMap((id) => [id, id])),
  },
  {
    name: 'puts a new favourite last',
    foundBy: favourite,
    says: /what was added is not the first/u,
    make: changesValue('games.favourites', (value) => ({
      ...value,
      content: value.content.toReversed(),
    })),
  },
  {
    name: 'never counts unread messages again',
    foundBy: 'a message that is read counts as read',
    says: /the number of unread messages stays/u,
    make: repeats('GET', '/messages/unread'),
  },
  {
    name: 'signs everybody out with one session',
    foundBy: 'signing out ends the session at once, and no other one',
    says: /a good request is refused/u,
    make: endsAll('DELETE', '/account/logout'),
  },
  {
    name: 'ends all sessions with one of them',
    foundBy: session,
    says: /a good request is refused/u,
    make: endsAll('DELETE', /^\/security\/sessions\//u),
  },
  {
    name: 'leaves a session alive that was ended from another one',
    foundBy: session,
    says: /a session that was ended is not refused/u,
    make: answersInstead('DELETE', /^\/security\/sessions\//u, '/security'),
  },
  {
    name: 'lists no session but the one that asks',
    foundBy: session,
    says: /the other session is not listed/u,
    make: changesValue('security.state', (value) => ({
      ...value,
      sessions: value.sessions.filter(({ isCurrent }) => isCurrent),
    })),
  },
  {
    name: 'forgets the name of a payout account',
    foundBy: payoutAccount,
    says: /it is not the default/u,
    make: answersInstead('POST', /^\/payout-accounts\/[^/]+\/label$/u, '/payout-accounts'),
  },
  {
    name: 'has two default payout accounts',
    foundBy: payoutAccount,
    says: /there are two defaults/u,
    make: changesValue('payoutAccounts.list', (value) => ({
      ...value,
      accounts: value.accounts.map((account) => ({ ...account, isDefault: true })),
    })),
  },
  {
    name: 'never removes a payout account',
    foundBy: payoutAccount,
    says: /it is still listed|payout_account_exists/u,
    make: answersInstead('DELETE', /^\/payout-accounts\//u, '/payout-accounts'),
  },
  {
    name: 'opens a closed link again',
    foundBy: link,
    says: /it is still open/u,
    make: changesValue('invitations.list', (value) => ({
      ...value,
      invitations: value.invitations.map((one) => ({ ...one, closedAt: null })),
    })),
  },
  {
    name: 'counts no visit of a link',
    foundBy: link,
    says: /it did not count/u,
    make: () => (passing) =>
      isCall(passing, 'POST', /^\/invitations\/[^/]+\/visit$/u)
        ? { value: { counted: true } }
        : passing,
  },
  {
    name: 'leaves an account to the password that its agent made',
    foundBy: 'an account that an agent makes is listed, and signs in with its password',
    says: /it is another, or may keep its password/u,
    make: changesValue('account.member', (value) => ({ ...value, passwordChangeOwed: false })),
  },
  {
    name: 'shows the old nickname',
    foundBy: 'a nickname that is chosen is the one that is shown',
    says: /the old one is shown/u,
    make: repeats('GET', '/account/member'),
  },
  {
    name: 'tells who has an account',
    foundBy: 'a forgotten password is answered alike for a known account and an unknown one',
    says: /the answer tells whether an account exists/u,
    make: () => (passing) => {
      const username = new URLSearchParams(String(passing.body)).get('username') ?? '';
      const isUnknown =
        isCall(passing, 'POST', '/account/forgot-password') && username.startsWith('n');
      const text = JSON.stringify({
        success: false,
        code: 'bad_request',
        message: 'Nobody has this name.',
      });
      return isUnknown
        ? { passing, change: (given) => ({ ...given, status: 400, text }) }
        : passing;
    },
  },
  {
    name: 'sends other news than were asked for',
    foundBy: 'the unread messages are unread, and as many as is said',
    says: /another number is said/u,
    make: changesAnswer('GET', '/messages/unread', (given) => ({
      ...given,
      text: given.text.replace(/"unread":\d+/u, '"unread":99'),
    })),
  },
  {
    name: 'answers a deposit by its beginning',
    foundBy: 'a charge is made once, shown as the open one, and gone when it is cancelled',
    says: /a cancelled charge is still open|is not the one made/u,
    make: repeats('GET', '/deposits/open'),
  },
  {
    name: 'never frees what a withdrawal set aside',
    foundBy: 'a withdrawal sets its money aside once, and taking it back frees it',
    says: /what was set aside is not free again|it is not cancelled/u,
    make: () => (passing) =>
      isCall(passing, 'POST', /^\/withdrawals\/[^/]+\/cancel$/u)
        ? instead(passing, passing.path.replace('/cancel', ''))
        : passing,
  },
  {
    name: 'leaves a new charge in its first state',
    foundBy:
      'the flow Deposit can be run: “I have paid”: not yet, then the connection fails, then it has arrived',
    says: /the flow is in another state than after this answer/u,
    make: changesValue('deposits.create', (value) => ({ ...value, state: 'creating' })),
  },
  {
    name: 'refuses a second charge for another reason than it has',
    foundBy: 'the flow Deposit can be run: another tab was faster: its charge is shown',
    says: /createCharge ends otherwise than the journey needs/u,
    make: changesRefusal('POST', '/deposits', (given, failure) => ({
      ...saying(given, failure, { code: 'payment_provider_unavailable' }),
      status: 503,
    })),
  },
];
