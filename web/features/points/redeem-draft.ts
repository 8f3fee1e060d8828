import type { DeliveryAddress } from '#contract/entities/delivery.ts';
import type { MoneyPasswordKind } from '#contract/entities/money-password-types.ts';
import type { RewardKind } from '#contract/entities/points-types.ts';
import { checkAddress, plainAddress } from '#contract/rules/delivery-address.ts';
import { createDraft } from '#web/shared/forms/draft.ts';
import {
  checkMoneyPasswords,
  type MoneyPasswordValues,
  moneyPasswordSecrets,
  noMoneyPasswords,
} from '#web/shared/money-passwords/use-required-passwords.ts';

/** What a person types to redeem points. */
export interface RedeemValues extends DeliveryAddress, MoneyPasswordValues {}

export type RedeemDraft = ReturnType<typeof createRedeemDraft>;

/**
 * The draft of a redemption: the delivery address, and the required passwords.
 *
 * @param kinds the passwords that are on the form
 */
export function createRedeemDraft(kind: RewardKind, kinds: readonly MoneyPasswordKind[]) {
  return createDraft<RedeemValues>({
    empty: {
      name: '',
      telephone: '',
      postcode: '',
      street: '',
      number: '',
      complement: '',
      district: '',
      city: '',
      region: '',
      ...noMoneyPasswords,
    },
    secrets: moneyPasswordSecrets,
    check: (values) => [
      ...(kind === 'goods' ? checkAddress(values) : []),
      ...checkMoneyPasswords(values, kinds),
    ],
  });
}

/** Where it is sent to, in its plain form. */
export function addressIn(values: RedeemValues): DeliveryAddress {
  return plainAddress(values);
}
