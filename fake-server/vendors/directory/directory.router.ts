import { type Response, Router } from 'express';
import { pixKeyTypeOf } from '#contract/rules/payout-target.ts';
import { type DirectoryEntry, ownerOfAccount, ownerOfKey } from '../../content/bank-directory.ts';
import type { PixAccount } from '../../world/ports/pix-provider.ts';

const ERRORS = 'https://dict.pi.rsfn.net.br/api/v2/error/';

interface DirectoryPorts {
  /** The only customer. */
  readonly account: PixAccount;
  /** Asked at every request. */
  readonly isDown: () => boolean;
}

/**
 * The directory of Pix keys and accounts (W2), through a payment provider, for the vendors' origin.
 * See `../README.md` for the calls and the differences.
 */
export function directoryRouter({ account, isDown }: DirectoryPorts): Router {
  const router = Router();
  const { clientId, clientSecret } = account;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  router.use((request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (isDown()) problem(response, 503, 'ServiceUnavailable');
    else if (request.headers.authorization !== basic) problem(response, 401, 'Unauthorized');
    else next();
  });
  router.get('/v2/entries/:key', ({ params: { key } }, response) => {
    const type = pixKeyTypeOf(key);
    answer(response, type && ownerOfKey(type, key));
  });
  router.get('/v2/accounts/:bank/:branch/:number', ({ params }, response) => {
    answer(response, ownerOfAccount(params.bank, params.number));
  });
  router.use((_request, response) => problem(response, 404, 'NotFound'));
  return Router().use('/directory', router);
}

function answer(response: Response, entry: DirectoryEntry | undefined): void {
  if (!entry) {
    problem(response, 404, 'NotFound');
    return;
  }
  const { owner, bank } = entry;
  response.json({
    account: { participant: bank.code, participantName: bank.name, accountType: 'TRAN' },
    owner: { type: 'NATURAL_PERSON', taxIdNumber: owner.cpf, name: owner.name },
  });
}

/** An error in the directory's format (RFC 7807). */
function problem(response: Response, status: number, title: string): void {
  response
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: ERRORS + title, title, status }));
}
