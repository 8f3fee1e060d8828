import { z } from 'zod/v4';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { people } from '#fake-server/seed/people.ts';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

/** The rounds of an answer, by their ids. */
const roundsSchema = z.object({ rounds: z.array(z.object({ roundId: z.string() })) });

const transactionsSchema = z.object({
  transactions: z.array(z.object({ transactionId: z.string() })),
});

/** The last weeks of a person with a true account; of the fake, one who has played in them. */
export const someRounds = async (portal: PortalSubject): Promise<KitRequest | undefined> => {
  if (!portal.member) return undefined;
  const player = portal.knowsSeed ? people.find(({ account }) => account === PLAYER) : undefined;
  const { account: username, password } = player ?? {};
  const authorization =
    username !== undefined && typeof password === 'string'
      ? `Bearer ${await portal.signIn({ username, password })}`
      : (await asMember(portal)).authorization;
  const day = 24 * 60 * 60_000;
  const now = Date.now();
  const query = {
    from: new Date(now - 60 * day).toISOString(),
    before: new Date(now).toISOString(),
  };
  return { authorization, query };
};

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
