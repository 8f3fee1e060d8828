import type { behaviours } from '../behaviour/behaviours.ts';

/** A request on its way to the portal. */
export interface Passing {
  readonly method: string;
  /** Below the address of the API, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/** What a fault makes of a request: another one, an answer that was given before, or a value. */
export type Fault = (
  passing: Passing,
) => Passing | { readonly repeat: string } | { readonly value: unknown };

/** A fault of a whole back end, and the behaviour that has to find it. */
export interface PortalFault {
  readonly name: string;
  readonly foundBy: (typeof behaviours)[number]['name'];
  /** Created for each try. */
  readonly make: () => Fault;
}

const is = (passing: Passing, method: string, path: string | RegExp) =>
  passing.method === method &&
  (typeof path === 'string' ? passing.path === path : path.test(passing.path));

/** The same request to another call, whose answer has the same form. */
const instead = (passing: Passing, path: string): Passing => ({
  ...passing,
  method: 'GET',
  path,
  query: new URLSearchParams(),
  body: undefined,
});

function without(passing: Passing, ...keys: readonly string[]): Passing {
  const query = new URLSearchParams(passing.query);
  for (const key of keys) query.delete(key);
  return { ...passing, query };
}

const ignores =
  (path: string, ...keys: readonly string[]) =>
  (): Fault =>
  (passing) =>
    is(passing, 'GET', path) ? without(passing, ...keys) : passing;

const answersInstead =
  (method: string, path: string | RegExp, other: string) => (): Fault => (passing) =>
    is(passing, method, path) ? instead(passing, other) : passing;

/** Every caller gets what the first one got. */
const repeats = (method: string, path: string | RegExp) => (): Fault => (passing) =>
  is(passing, method, path) ? { repeat: `${method} ${String(path)}` } : passing;

/** Below a path, every caller is taken for the first one. */
const takesForFirst = (path: string) => (): Fault => {
  let first: string | undefined;
  return (passing) => {
    if (!passing.path.startsWith(path)) return passing;
    first ??= passing.authorization;
    return { ...passing, authorization: first };
  };
};

const filterOfGames = 'a category of games holds no others';
const favouriteOnce = 'a favourite that is added is listed once, and one that is removed is gone';

/** Faults of a back end over several calls, each of which keeps to every schema. */
export const portalFaults: readonly PortalFault[] = [
  {
    name: 'never removes a favourite',
    foundBy: favouriteOnce,
    make: answersInstead('DELETE', '/games/favourites', '/games/favourites/ids'),
  },
  {
    name: 'never adds a favourite',
    foundBy: favouriteOnce,
    make: answersInstead('POST', '/games/favourites', '/games/favourites/ids'),
  },
  {
    name: "shows everybody the first one's favourites",
    foundBy: "another member's favourites stay theirs",
    make: takesForFirst('/games/favourites'),
  },
  {
    name: 'ignores the number of a page of games',
    foundBy: 'the pages of a list of games differ, and hold what was asked for',
    make: ignores('/games', 'pageNo'),
  },
  {
    name: 'ignores the size of a page of games',
    foundBy: 'the pages of a list of games differ, and hold what was asked for',
    make: ignores('/games', 'pageSize'),
  },
  {
    name: 'ignores the name that is searched for',
    foundBy: 'a game is found by its name, and fewer with it',
    make: ignores('/games', 'gameName'),
  },
  { name: 'ignores the category', foundBy: filterOfGames, make: ignores('/games', 'gameType') },
  {
    name: 'shows an agent their own team for every other one',
    foundBy: 'an agent reaches nobody but their own downline',
    make: ignores('/agent/team', 'under'),
  },
  {
    name: 'ignores the vendor',
    foundBy: 'the games of a vendor are its own',
    make: ignores('/games', 'vassalage'),
  },
  {
    name: 'ignores the highest stake',
    foundBy: 'a highest stake keeps dearer games out',
    make: ignores('/games', 'minBet'),
  },
  { name: 'ignores what is hot', foundBy: 'hot games are hot', make: ignores('/games', 'isHot') },
  {
    name: 'shows one game for all',
    foundBy: 'a game by itself is the one of the list',
    make: repeats('GET', /^\/games\/node\//u),
  },
  {
    name: 'launches with anybody’s token',
    foundBy: "a launch with another person's token, or with a made-up one, is refused",
    make: () => (passing) => {
      if (!is(passing, 'POST', '/games/launch')) return passing;
      const token = (passing.authorization ?? '').replace('Bearer ', '');
      return { ...passing, body: { ...(passing.body as object), token } };
    },
  },
  {
    name: 'never notes what was opened',
    foundBy: 'a game that is launched is one of the recent ones',
    make: repeats('GET', '/games/recent'),
  },
  {
    name: 'leaves a session alive that was signed out',
    foundBy: 'signing out ends the session at once, and no other one',
    make: () => (passing) =>
      is(passing, 'DELETE', '/account/logout') ? { value: { signedOut: true } } : passing,
  },
  {
    name: 'gives everybody the same trial',
    foundBy: 'each trial is an account of its own',
    make: repeats('POST', '/account/free-play'),
  },
  {
    name: 'takes everybody for the first one',
    foundBy: 'two members have different accounts',
    make: repeats('GET', '/account/member'),
  },
  {
    name: 'never marks a message as read',
    foundBy: 'a message that is read counts as read',
    make: answersInstead('POST', /^\/messages\/message\/[^/]+\/read$/u, '/messages/unread'),
  },
  {
    name: 'ignores that only unread messages are asked for',
    foundBy: 'the unread messages are unread, and as many as is said',
    make: ignores('/messages', 'filter'),
  },
  {
    name: 'never deletes a message',
    foundBy: 'a message that is deleted is gone',
    make: answersInstead('DELETE', '/messages', '/messages/unread'),
  },
  {
    name: "shows anybody another member's message",
    foundBy: "another member's message is not found",
    make: takesForFirst('/messages'),
  },
  {
    name: 'ignores the number of a page of announcements',
    foundBy: 'the pages of announcements differ',
    make: ignores('/announcements', 'pageNo'),
  },
  {
    name: 'ignores how many lotteries are asked for',
    foundBy: 'the popular lotteries are as many as were asked for',
    make: ignores('/lottery/popular', 'count'),
  },
  {
    name: 'ignores which lottery is named',
    foundBy: 'the drawn numbers are those of the lottery that was named',
    make: ignores('/lottery/opened', 'gameCode'),
  },
  {
    name: 'speaks one language',
    foundBy: 'the help centre speaks the language that is asked for',
    make: ignores('/help-centre', 'language'),
  },
  {
    name: 'ignores the category of promotions',
    foundBy: 'the promotions of a category are of that category',
    make: ignores('/promotions', 'category'),
  },
  {
    name: 'shows rounds of any day',
    foundBy: 'a shorter range of days keeps other rounds out',
    make: repeats('GET', '/records/rounds'),
  },
  {
    name: 'leaves all days but one out of the profit',
    foundBy: 'the profit has days that come to its totals, which are those of the record',
    make: () => (passing) => {
      if (!is(passing, 'GET', '/records/profit')) return passing;
      const before = passing.query.get('before') ?? '';
      const from = new Date(Date.parse(before) - 24 * 60 * 60_000).toISOString();
      return { ...passing, query: new URLSearchParams({ from, before }) };
    },
  },
  {
    name: "shows anybody another member's round",
    foundBy: "another member's round is not found",
    make: takesForFirst('/records'),
  },
  {
    name: 'keeps showing the old number of points',
    foundBy: 'points that a person is given are there, with a line of their own',
    make: repeats('GET', '/points/balance'),
  },
  {
    name: 'keeps showing the old rank',
    foundBy: 'a rank that is given shows, with what became of it, and to look changes nothing',
    make: repeats('GET', '/profile/rank'),
  },
  {
    name: 'forgets what people chose to be told',
    foundBy: 'a topic that is switched off brings no message, and switched on it does',
    make: answersInstead('PUT', '/member/notifications', '/member/notifications'),
  },
];
