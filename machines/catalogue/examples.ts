import type { MemberInfo, MemberType } from '#contract/entities/member.ts';
import type { Refusal } from '#contract/errors.ts';

/** An account for the catalogue's examples, of the type that an example needs. */
export function memberOfType(type: MemberType): MemberInfo {
  return {
    id: `member-${type}`,
    account: `900000${type}`,
    userName: `person${type}`,
    nickname: 'Person',
    customerId: `customer-${type}`,
    type,
    isAgent: type,
    toUpline: false,
    toDownline: false,
    clubLabel: { labelName: 'Bronze', color: '#805020', color2: '#402810', rankLevel: 1 },
    memberLabel: [],
    currency: 'BRL',
    currencySymbol: 'R$',
    unreadMessage: 0,
    availablePromo: { REFERRAL: { enabled: false } },
    availablePromoCount: 0,
    registeredAt: '2026-01-01T00:00:00.000Z',
    passwordChangeOwed: false,
    changesAfter: 'a-0',
  };
}

/** The network error, a possible answer of any call. */
export const networkFailed: Refusal = { ok: false, code: 'network_failed' };

/** The rate limit's refusal, a possible answer of any call. */
export const tooManyRequests: Refusal = {
  ok: false,
  code: 'too_many_requests',
  retryAfterSeconds: 17,
};
