import type { DeliveryAddress } from '#contract/entities/delivery.ts';

/** Where goods can be sent to, in its plain form. */
export const deliveryAddress: DeliveryAddress = {
  name: 'Maria Silva',
  telephone: '(81) 98765-4321',
  postcode: '50000-000',
  street: 'Rua das Flores',
  number: '10',
  complement: '',
  district: 'Boa Vista',
  city: 'Recife',
  region: 'PE',
};
