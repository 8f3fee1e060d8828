import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { writeOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Agents and their contracts (C1 to C5). */
export function agentsHandlers({ contracts, incomes }: World) {
  return initServer().router(contract.agents, {
    consolidatedContracts: async ({ req }) => answer(contracts.consolidated(me(req))),
    dividendRequest: async ({ req }) => answer(contracts.request(me(req), 'dividend')),
    dailySalary: async ({ req }) => answer(contracts.request(me(req), 'dailySalary')),
    hourlySalaryContract: async ({ req }) => answer(contracts.request(me(req), 'hourlySalary')),
    realTimeSalaryContract: async ({ req }) => answer(contracts.request(me(req), 'realTimeSalary')),
    contracts: async ({ req, query: { side, ...page } }) =>
      answer(contracts.page(me(req), side, page)),
    contract: async ({ req, params }) => answer(contracts.one(me(req), params.contractId)),
    preview: async ({ req, params }) => {
      // Its example starts with carried-over amounts of earlier periods: they are settled first.
      incomes.runIfDue();
      return answer(contracts.preview(me(req), params.contractId));
    },
    accept: async ({ req, params, body }) =>
      writeOnce(req, () => contracts.accept(me(req), params.contractId, body)),
    reject: async ({ req, params }) =>
      writeOnce(req, () => contracts.reject(me(req), params.contractId)),
    offerBounds: async ({ req, query }) => answer(contracts.bounds(me(req), query.kind)),
    offer: async ({ req, body }) => writeOnce(req, () => contracts.offer(me(req), body)),
    withdraw: async ({ req, params }) =>
      writeOnce(req, () => contracts.withdraw(me(req), params.contractId)),
    requestTermination: async ({ req, params }) =>
      writeOnce(req, () => contracts.requestTermination(me(req), params.contractId)),
    answerTermination: async ({ req, params, body }) =>
      writeOnce(req, () =>
        contracts.answerTermination(me(req), params.contractId, body.answer, body.endings),
      ),
  });
}

/** The calling agent. */
function me(request: object) {
  return signedInOf(request).member;
}
