import {
  answersInstead,
  changesValue,
  ignores,
  isCall,
  type PortalFault,
  repeats,
  takesForFirst,
} from './fault.ts';

const favouriteOnce = 'a favourite that is added is listed once, and one that is removed is gone';

/** Faults of a back end over several calls, each of which keeps to every schema. */
export const faultsOfCalls: readonly PortalFault[] = [
  {
    name: 'never removes a favourite',
    foundBy: favouriteOnce,
    says: /what was removed is still listed/u,
    make: answersInstead('DELETE', '/games/favourites', '/games/favourites/ids'),
  },
  {
    name: 'never adds a favourite',
    foundBy: favouriteOnce,
    says: /what was added twice is not listed once/u,
    make: answersInstead('POST', '/games/favourites', '/games/favourites/ids'),
  },
  {
    name: "shows everybody the first one's favourites",
    foundBy: "another member's favourites stay theirs",
    says: /they follow somebody else's/u,
    make: takesForFirst('/games/favourites'),
  },
  {
    name: 'ignores the name that is searched for',
    foundBy: 'a game is found by its name, and fewer with it',
    says: /all games are found/u,
    make: ignores('/games', 'gameName'),
  },
  {
    name: 'finds the same for every search',
    foundBy: 'the search finds a game by its name, and counts what it finds',
    says: /nonsense is found/u,
    make: repeats('GET', '/search'),
  },
  {
    name: 'counts the games of a search twice',
    foundBy: 'the search finds a game by its name, and counts what it finds',
    says: /its total is not the sum of its groups/u,
    make: changesValue('search.find', (value) => ({
      ...value,
      total: value.games.reduce((sum, { total }) => sum + total, value.total),
    })),
  },
  {
    name: 'shows an agent their own team for every other one',
    foundBy: 'an agent reaches nobody but their own downline',
    says: /somebody else is found|a stranger’s level is not refused/u,
    make: ignores('/agent/team', 'under'),
  },
  {
    name: 'ignores the highest stake',
    foundBy: 'a highest stake keeps dearer games out',
    says: /a game is listed that it keeps out/u,
    make: ignores('/games', 'minBet'),
  },
  {
    name: 'ignores what is hot',
    foundBy: 'hot games are hot',
    says: /a game is listed that it keeps out/u,
    make: ignores('/games', 'isHot'),
  },
  {
    name: 'shows one game for all',
    foundBy: 'a game by itself is the one of the list',
    says: /it is another/u,
    make: repeats('GET', /^\/games\/node\//u),
  },
  {
    name: 'launches with anybody’s token',
    foundBy: "a launch with another person's token, or with a made-up one, is refused",
    says: /a token that is not the caller’s is not refused/u,
    make: () => (passing) => {
      if (!isCall(passing, 'POST', '/games/launch')) return passing;
      const token = (passing.authorization ?? '').replace('Bearer ', '');
      return { ...passing, body: { ...(passing.body as object), token } };
    },
  },
  {
    name: 'never notes what was opened',
    foundBy: 'a game that is launched is one of the recent ones',
    says: /it is not the latest of them/u,
    make: repeats('GET', '/games/recent'),
  },
  {
    name: 'leaves a session alive that was signed out',
    foundBy: 'signing out ends the session at once, and no other one',
    says: /a token that was signed out is not refused/u,
    make: () => (passing) =>
      isCall(passing, 'DELETE', '/account/logout') ? { value: { signedOut: true } } : passing,
  },
  {
    name: 'gives everybody the same trial',
    foundBy: 'each trial is an account of its own',
    says: /two trials are one account/u,
    make: repeats('POST', '/account/free-play'),
  },
  {
    name: 'takes everybody for the first one',
    foundBy: 'two members have different accounts',
    says: /both are one/u,
    make: repeats('GET', '/account/member'),
  },
  {
    name: 'never marks a message as read',
    foundBy: 'a message that is read counts as read',
    says: /the number stays/u,
    make: answersInstead('POST', /^\/messages\/message\/[^/]+\/read$/u, '/messages/unread'),
  },
  {
    name: 'ignores that only unread messages are asked for',
    foundBy: 'the unread messages are unread, and as many as is said',
    says: /read messages are among them/u,
    make: ignores('/messages', 'filter'),
  },
  {
    name: 'never deletes a message',
    foundBy: 'a message that is deleted is gone',
    says: /it is still listed/u,
    make: answersInstead('DELETE', '/messages', '/messages/unread'),
  },
  {
    name: "shows anybody another member's message",
    foundBy: "another member's message is not found",
    says: /somebody else's message is not refused/u,
    make: takesForFirst('/messages'),
  },
  {
    name: 'ignores how many lotteries are asked for',
    foundBy: 'the popular lotteries are as many as were asked for',
    says: /they are more or fewer/u,
    make: ignores('/lottery/popular', 'count'),
  },
  {
    name: 'ignores which lottery is named',
    foundBy: 'the drawn numbers are those of the lottery that was named',
    says: /others are there/u,
    make: ignores('/lottery/opened', 'gameCode'),
  },
  {
    name: 'speaks one language',
    foundBy: 'the help centre speaks the language that is asked for',
    says: /English and Portuguese are the same/u,
    make: ignores('/help-centre', 'language'),
  },
  {
    name: 'leaves all days but one out of the profit',
    foundBy: 'the profit has days that come to its totals, which are those of the record',
    says: /the record has other totals/u,
    make: () => (passing) => {
      if (!isCall(passing, 'GET', '/records/profit')) return passing;
      const before = passing.query.get('before') ?? '';
      const from = new Date(Date.parse(before) - 24 * 60 * 60_000).toISOString();
      return { ...passing, query: new URLSearchParams({ from, before }) };
    },
  },
  {
    name: 'shows a stake in each month of the year that the records do not have',
    foundBy: 'a month of the year is what the records have in it',
    says: /its profit has other totals/u,
    make: changesValue('records.year', ({ months, totals, ...value }) => ({
      ...value,
      months: months.map((month) => ({ ...month, stake: month.stake + 100, net: month.net - 100 })),
      totals: {
        ...totals,
        stake: totals.stake + 100 * months.length,
        net: totals.net - 100 * months.length,
      },
    })),
  },
  {
    name: 'leaves a line out of each month of the year',
    foundBy: 'a month of the year is what the records have in it',
    says: /its account record has other totals/u,
    make: changesValue('records.year', ({ months, ...value }) => ({
      ...value,
      months: months.map((month) => ({
        ...month,
        lines: month.lines.slice(1),
        opening: month.opening + (month.lines[0]?.amount ?? 0),
      })),
    })),
  },
  {
    name: "shows anybody another member's round",
    foundBy: 'a good request',
    calls: ['records.round'],
    says: /another member's request is not refused with 404/u,
    make: takesForFirst('/records'),
  },
  {
    name: 'keeps showing the old number of points',
    foundBy: 'points that a person is given are there, with a line of their own',
    says: /another balance is told/u,
    make: repeats('GET', '/points/balance'),
  },
  {
    name: 'keeps showing the old rank',
    foundBy: 'a rank that is given shows, with what became of it, and to look changes nothing',
    says: /another rank is shown/u,
    make: repeats('GET', '/profile/rank'),
  },
  {
    name: 'forgets what people chose to be told',
    foundBy: 'a topic that is switched off brings no message, and switched on it does',
    says: /it is told all the same/u,
    make: answersInstead('PUT', '/member/notifications', '/member/notifications'),
  },
  {
    name: 'forgets what players limit',
    foundBy: 'a tighter limit holds at once, and a looser one waits and can be cancelled',
    says: /a tighter one waits/u,
    make: answersInstead('PUT', '/play-limits', '/play-limits'),
  },
  {
    name: 'loosens a limit although its player has kept it',
    foundBy: 'a tighter limit holds at once, and a looser one waits and can be cancelled',
    says: /a cancelled change still waits/u,
    make: answersInstead('POST', '/play-limits/keep', '/play-limits'),
  },
];
