import { Router } from 'express';
import { listedPostcodes } from '../../content/postcodes.ts';

/**
 * A public postcode directory with ViaCEP's protocol, for the vendors' origin: 200 also for an
 * unused postcode, 400 for an invalid one.
 *
 * @param isDown asked at every request
 */
export function postcodesRouter({ isDown }: { readonly isDown: () => boolean }): Router {
  const router = Router();
  router.get('/ws/:postcode/json/', ({ params: { postcode } }, response) => {
    if (isDown()) return response.status(503).type('text/html').send('<h3>503</h3>');
    if (!/^\d{8}$/u.test(postcode)) {
      return response.status(400).type('text/html').send('<h3>Http 400</h3>');
    }
    const place = Object.hasOwn(listedPostcodes, postcode) ? listedPostcodes[postcode] : undefined;
    return response.json(
      place
        ? {
            cep: `${postcode.slice(0, 5)}-${postcode.slice(5)}`,
            logradouro: place.street,
            complemento: '',
            bairro: place.district,
            localidade: place.city,
            uf: place.region,
          }
        : { erro: 'true' },
    );
  });
  return router;
}
