import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import type { World } from '../world/world.ts';

/** Records of a member: betting, account and profit (W4). */
export function recordsHandlers(world: World) {
  const { roundRecords, accountRecords, profits, ownYears } = world;
  return initServer().router(contract.records, {
    rounds: async ({ req, query: { pageNo, pageSize, ...filter } }) => {
      const { id, currency } = signedInOf(req).member;
      return answer({ ...roundRecords.page(id, filter, { pageNo, pageSize }), currency });
    },
    allRounds: async ({ req, query: { after, ...filter } }) => {
      const { id, currency } = signedInOf(req).member;
      return answer({ ...roundRecords.piece(id, filter, after), currency });
    },
    round: async ({ req, params: { roundId }, query: { language } }) =>
      answer(
        roundRecords.one(signedInOf(req).member, roundId, languageOfCall(world, req, language)),
      ),
    transactions: async ({ req, query: { pageNo, pageSize, ...filter } }) => {
      const { id, currency } = signedInOf(req).member;
      return answer({ ...accountRecords.page(id, filter, { pageNo, pageSize }), currency });
    },
    allTransactions: async ({ req, query: { after, pieceSize, ...filter } }) => {
      const { id, currency } = signedInOf(req).member;
      return answer({ ...accountRecords.piece(id, filter, after, pieceSize), currency });
    },
    transaction: async ({ req, params: { transactionId } }) =>
      answer(accountRecords.one(signedInOf(req).member, transactionId)),
    year: async ({ req, query: { year } }) => answer(ownYears.of(signedInOf(req).member, year)),
    profit: async ({ req, query }) => answer(profits.of(signedInOf(req).member, query)),
  });
}
