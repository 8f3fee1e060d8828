import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import type { Deposit } from '#contract/entities/deposit.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { answerOnce } from '../http/once.ts';
import type { Action } from '../kernel/action.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';

/** Return address of the provider's page. */
const DEPOSIT_PAGE = '/member/depositv2';

/** Deposits of the signed-in person (W2). */
export function depositsHandlers({ deposits, ownLimits }: World, { origins }: HandlerNeeds) {
  /** The provider's page, at the vendors' origin that belongs to the visited portal address. */
  const reachable = (
    req: Pick<Request, 'protocol' | 'host' | 'hostname'>,
    deposit: Deposit,
  ): Deposit => {
    if (!deposit.hostedPage) return deposit;
    const page = new URL(deposit.hostedPage.address, origins.vendors(req));
    const back = new URL(DEPOSIT_PAGE, origins.portal(req));
    back.searchParams.set('id', deposit.id);
    page.searchParams.set('back', back.href);
    return { ...deposit, hostedPage: { address: page.href } };
  };
  const answered = (req: Request, deposit: Deposit) => answer(reachable(req, deposit));

  return initServer().router(contract.deposits, {
    terms: async ({ req }) => {
      const { member } = signedInOf(req);
      return answer({
        methods: deposits.terms(member),
        currency: member.currency,
        asksForLimits: ownLimits.asks(member),
      });
    },
    quote: async ({ req, query }) => answer(deposits.quote(signedInOf(req).member, query)),
    create: async ({ req, body }) => {
      return answerOnce(
        req,
        (action: Action<Deposit>) => deposits.create(signedInOf(req).member, body, action),
        (deposit) => reachable(req, deposit),
      );
    },
    list: async ({ req, query }) => {
      const { deposits: shown, totalPages } = deposits.page(signedInOf(req).member, query);
      return answer({ deposits: shown.map((deposit) => reachable(req, deposit)), totalPages });
    },
    open: async ({ req }) => {
      const open = await deposits.open(signedInOf(req).member);
      return answer(open && reachable(req, open));
    },
    one: async ({ req, params: { id } }) => answered(req, deposits.one(signedInOf(req).member, id)),
    check: async ({ req, params: { id } }) =>
      answered(req, await deposits.check(signedInOf(req).member, id)),
    cancel: async ({ req, params: { id } }) =>
      answered(req, await deposits.cancel(signedInOf(req).member, id)),
  });
}
