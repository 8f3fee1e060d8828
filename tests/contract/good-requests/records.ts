import { z } from 'zod/v4';
import type { KitRequest } from '../kit/request.ts';
import type { Person, PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

/** The rounds of an answer, by their ids. */
const roundsSchema = z.object({ rounds: z.array(z.object({ roundId: z.string() })) });

const transactionsSchema = z.object({
  transactions: z.array(z.object({ transactionId: z.string() })),
});

/** The last weeks. */
function lastWeeks() {
  const day = 24 * 60 * 60_000;
  const now = Date.now();
  return { from: new Date(now - 60 * day).toISOString(), before: new Date(now).toISOString() };
}

const players = new WeakMap<PortalSubject, Person>();

/** The other member, if they have played in the last weeks; else the member. */
async function playerOf(portal: PortalSubject, member: Person): Promise<Person> {
  const known = players.get(portal);
  if (known) return known;
  const { otherMember } = portal;
  let player = member;
  if (otherMember) {
    const authorization = `Bearer ${await portal.sessionOf(otherMember)}`;
    const request = { authorization, query: lastWeeks() };
    const { rounds } = roundsSchema.parse(await portal.succeed('records.rounds', request));
    if (rounds.length > 0) player = otherMember;
  }
  players.set(portal, player);
  return player;
}

/** The last weeks of a person with a true account, who has played in them. */
export const someRounds = async (portal: PortalSubject): Promise<KitRequest | undefined> => {
  const { member } = portal;
  if (!member) return undefined;
  const player = await playerOf(portal, member);
  const isMember = player === member;
  const authorization = isMember
    ? (await asMember(portal)).authorization
    : `Bearer ${await portal.sessionOf(player)}`;
  return { authorization, query: lastWeeks() };
};

/** The year in which it is now, in UTC. */
export const thisYear = (): number => new Date().getUTCFullYear();

/** Good requests of `records`. */
export const recordsRequests: GoodRequestsOf<'records'> = {
  rounds: someRounds,
  allRounds: someRounds,
  round: async (portal) => {
    const request = await someRounds(portal);
    const [round] = request
      ? roundsSchema.parse(await portal.succeed('records.rounds', request)).rounds
      : [];
    return round && { authorization: request?.authorization, params: { roundId: round.roundId } };
  },
  profit: someRounds,
  year: async (portal) => {
    const request = await someRounds(portal);
    return request && { authorization: request.authorization, query: { year: thisYear() } };
  },
  transactions: someRounds,
  allTransactions: someRounds,
  transaction: async (portal) => {
    const request = await someRounds(portal);
    const [line] = request
      ? transactionsSchema.parse(await portal.succeed('records.transactions', request)).transactions
      : [];
    return (
      line && {
        authorization: request?.authorization,
        params: { transactionId: line.transactionId },
      }
    );
  },
};
