import type { Contract } from '#contract/index.ts';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';

/**
 * Makes a request that has to succeed; nothing where the people that it needs are unknown, or why
 * none can be made.
 */
export type GoodRequest = (
  portal: PortalSubject,
) => Promise<KitRequest | string | undefined> | KitRequest | string | undefined;

/** Why a call's success is not proved here: it needs a person, and a journey proves it. */
export type Elsewhere =
  | 'needs the code of an SMS'
  | 'needs an account elsewhere'
  | 'a waiting time of days comes first';

/** Requests of one domain that must succeed, where the usual one does not do. */
export type GoodRequestsOf<Domain extends keyof Contract> = {
  readonly [Call in keyof Contract[Domain]]?: GoodRequest | Elsewhere;
};

/** Says nothing but who asks. */
export const asMember = async ({ tokens }: PortalSubject): Promise<KitRequest> => ({
  authorization: `Bearer ${await tokens.current()}`,
});
