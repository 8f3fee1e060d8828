import { z } from 'zod/v4';
import { LONGEST_ADDRESS_FIELD, postcodeOutcomes } from './delivery-types.ts';
import { textOf } from './text.ts';

const field = textOf(LONGEST_ADDRESS_FIELD);

/**
 * Where goods are sent to. The postcode is a CEP, the region a state of Brazil
 * (`rules/delivery-address.ts`). What was sent before these were asked for has an empty number,
 * district and telephone.
 */
export const deliveryAddressSchema = z
  .strictObject({
    name: field.min(1),
    telephone: field,
    postcode: field.min(1),
    street: field.min(1),
    number: field,
    complement: field,
    district: field,
    city: field.min(1),
    region: field.min(1),
  })
  .meta({ id: 'DeliveryAddress' });
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

/** Where goods of the person went last; null where none did, or where they did not get there. */
export const lastAddressSchema = z
  .strictObject({ address: deliveryAddressSchema.nullable() })
  .meta({ id: 'LastDeliveryAddress' });

/** What the post knows of a postcode; a small town has one for all of its streets. */
export const postcodePlaceSchema = z
  .strictObject({
    outcome: z.enum(postcodeOutcomes),
    /** Null unless it was found. Street and district are empty where they are not known. */
    place: z
      .strictObject({ street: field, district: field, city: field, region: field })
      .nullable(),
  })
  .meta({ id: 'PostcodePlace' });
export type PostcodePlace = z.infer<typeof postcodePlaceSchema>;
