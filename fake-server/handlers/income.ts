import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** What an agent earns, and why (C4). */
export function incomeHandlers({ incomes, invitations, settings }: World) {
  return initServer().router(contract.income, {
    summary: async ({ req, query }) => answer(incomes.summary(signedInOf(req).member, query)),
    byDownline: async ({ req, query: { pageNo, pageSize, ...request } }) => {
      const { member } = signedInOf(req);
      const { currency } = settings.current;
      return answer({ ...incomes.byDownline(member, request, { pageNo, pageSize }), currency });
    },
    byLink: async ({ req, query: { pageNo, pageSize, ...request } }) => {
      const { member } = signedInOf(req);
      const { currency } = settings.current;
      const page = { pageNo, pageSize };
      return answer({ ...invitations.results(member, request, page), currency });
    },
    payments: async ({ req, query: { pageNo, pageSize, ...request } }) => {
      const { member } = signedInOf(req);
      const { currency, timeZone } = settings.current;
      const page = { pageNo, pageSize };
      return answer({ ...incomes.payments(member, request, page), currency, timeZone });
    },
    running: async ({ req, query }) => answer(incomes.running(signedInOf(req).member, query.kind)),
    lines: async ({ req, query: { pageNo, pageSize, ...request } }) => {
      const { member } = signedInOf(req);
      const { currency } = settings.current;
      return answer({ ...incomes.page(member, request, { pageNo, pageSize }), currency });
    },
    allLines: async ({ req, query: { after, pieceSize, ...request } }) => {
      const { member } = signedInOf(req);
      const { currency } = settings.current;
      return answer({ ...incomes.piece(member, request, after, pieceSize), currency });
    },
    line: async ({ req, params }) => answer(incomes.one(signedInOf(req).member, params.lineId)),
    people: async ({ req, params, query }) => {
      const { member } = signedInOf(req);
      const { currency } = settings.current;
      return answer({ ...incomes.people(member, params.lineId, query), currency });
    },
  });
}
