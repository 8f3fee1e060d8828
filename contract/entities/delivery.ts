import { z } from 'zod/v4';
import { LONGEST_ADDRESS_FIELD, postcodeOutcomes } from './delivery-types.ts';
import { textOf } from './text.ts';

const field = textOf(LONGEST_ADDRESS_FIELD);

/**
 * A delivery address. The postcode is a CEP, the region a state of Brazil
 * (`rules/delivery-address.ts`). Older addresses have an empty number, district and telephone.
 */
export const deliveryAddressSchema = z
  .strictObject({
    /** Who receives the parcel. */
    name: field.min(1),
    /** The number that the carrier may call. */
    telephone: field,
    /** The postcode. */
    postcode: field.min(1),
    street: field.min(1),
    /** The number of the house. */
    number: field,
    /** The flat, the floor or the like. */
    complement: field,
    district: field,
    city: field.min(1),
    region: field.min(1),
  })
  .meta({ id: 'DeliveryAddress' });
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

/** The last delivery address; null if nothing was delivered. */
export const lastAddressSchema = z
  .strictObject({
    /** The address of the last delivery; null if there was none. */
    address: deliveryAddressSchema.nullable(),
  })
  .meta({ id: 'LastDeliveryAddress' });

/** The result of a postcode look-up; a small town has one postcode for all its streets. */
export const postcodePlaceSchema = z
  .strictObject({
    /** Whether the place was found, the postcode is unknown, or the register did not answer. */
    outcome: z.enum(postcodeOutcomes),
    /** Null unless found. Street and district are empty if unknown. */
    place: z
      .strictObject({ street: field, district: field, city: field, region: field })
      .nullable(),
  })
  .meta({ id: 'PostcodePlace' });
export type PostcodePlace = z.infer<typeof postcodePlaceSchema>;
