import type { MoneyPasswordKind } from '#contract/entities/money-password-types.ts';
import type { DeliveryAddress } from '#contract/entities/points.ts';
import {
  addressFieldNames,
  LONGEST_ADDRESS_FIELD,
  OPTIONAL_ADDRESS_FIELD,
  type RewardKind,
} from '#contract/entities/points-types.ts';
import type { FieldError } from '#contract/errors.ts';
import { checkPresent } from '#contract/rules/field-rules.ts';
import { createDraft } from '#web/shared/account/draft.ts';
import {
  checkMoneyPasswords,
  type MoneyPasswordValues,
  moneyPasswordSecrets,
  noMoneyPasswords,
} from '#web/shared/money-passwords/use-asked-passwords.ts';

/** What a person types to redeem points. */
export interface RedeemValues extends DeliveryAddress, MoneyPasswordValues {}

export type RedeemDraft = ReturnType<typeof createRedeemDraft>;

/**
 * The draft of a redemption: where goods are sent to, and the passwords that are asked for.
 *
 * @param kinds the passwords that are on the form
 */
export function createRedeemDraft(kind: RewardKind, kinds: readonly MoneyPasswordKind[]) {
  return createDraft<RedeemValues>({
    empty: {
      name: '',
      street: '',
      complement: '',
      city: '',
      region: '',
      postcode: '',
      ...noMoneyPasswords,
    },
    secrets: moneyPasswordSecrets,
    check: (values) => [
      ...(kind === 'goods' ? checkAddress(values) : []),
      ...checkMoneyPasswords(values, kinds),
    ],
  });
}

/** Where it is sent to, without spaces around what was typed. */
export function addressIn(values: RedeemValues): DeliveryAddress {
  const { name, street, complement, city, region, postcode } = values;
  return {
    name: name.trim(),
    street: street.trim(),
    complement: complement.trim(),
    city: city.trim(),
    region: region.trim(),
    postcode: postcode.trim(),
  };
}

function checkAddress(values: RedeemValues): readonly FieldError[] {
  const address = addressIn(values);
  return addressFieldNames.flatMap((field): readonly FieldError[] => {
    if (address[field].length > LONGEST_ADDRESS_FIELD) {
      return [{ field, rule: 'length', max: LONGEST_ADDRESS_FIELD }];
    }
    return field === OPTIONAL_ADDRESS_FIELD
      ? []
      : [checkPresent(field, address[field]) ?? []].flat();
  });
}
