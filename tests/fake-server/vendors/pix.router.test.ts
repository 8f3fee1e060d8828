import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { bankCustomers } from '#fake-server/content/bank-customers.ts';
import { PIX_SIGNATURE_HEADER } from '#fake-server/world/partners/pix-messages.ts';
import { signNotice } from '#fake-server/world/partners/signed-notice.ts';
import { type Depositor, startDepositing } from '../support/depositing.ts';

/*
 * The payment provider's own protocol: the Pix API of the central bank, version 2, and a bank's app
 * (W2).
 */

let maria: Depositor;
beforeAll(async () => {
  maria = await startDepositing();
});
afterAll(() => maria.server.close());

async function token(): Promise<string> {
  const { clientId, clientSecret } = maria.server.world.pix;
  const response = await fetch(`${maria.server.vendorsUrl}/pix/oauth/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}

async function ask(method: string, path: string, body?: object, bearer?: string) {
  const response = await fetch(`${maria.server.vendorsUrl}/pix${path}`, {
    method,
    headers: {
      authorization: `Bearer ${bearer ?? (await token())}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const newTxid = () => crypto.randomUUID().replaceAll('-', '');
const charge = (change: object = {}) => ({
  calendario: { expiracao: 900 },
  valor: { original: '123.45', modalidadeAlteracao: 1 },
  chave: maria.server.world.pix.pixKey,
  solicitacaoPagador: 'Aurora Play',
  ...change,
});

const notice = (change: object = {}) =>
  JSON.stringify({
    pix: [
      {
        endToEndId: 'E99999004202611200900a1b2c3d4e5f',
        txid: newTxid(),
        valor: '10.00',
        horario: '2026-11-20T09:00:00.000Z',
        pagador: { cpf: '90000010000', nome: 'Maria Silva' },
        ...change,
      },
    ],
  });
const tell = async (body: string, signature: string | undefined) => {
  const response = await fetch(`${maria.origin}/partners/pix`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { [PIX_SIGNATURE_HEADER]: signature }),
    },
    body,
  });
  return response.status;
};
const sign = (body: string, now = maria.server.world.clock.now()) =>
  signNotice(body, maria.server.world.pix.webhookSecret, now);

const page = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${maria.server.vendorsUrl}/pix/bank${path}`, {
    ...init,
    headers: { 'accept-language': 'en' },
  });
  return { status: response.status, text: await response.text() };
};
const pay = (fields: Record<string, string>) =>
  page('', { method: 'POST', body: new URLSearchParams(fields) });

describe('charges', () => {
  test('are created, read and removed by txid, with a growing revision', async () => {
    const txid = newTxid();
    const made = await ask('PUT', `/v2/cob/${txid}`, charge());
    expect(made).toMatchObject({
      status: 201,
      body: {
        txid,
        status: 'ATIVA',
        revisao: 0,
        valor: { original: '123.45', modalidadeAlteracao: 1 },
        calendario: { expiracao: 900 },
      },
    });
    expect(await ask('GET', `/v2/cob/${txid}`)).toEqual({ ...made, status: 200 });
    const removal = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
    expect(await ask('PATCH', `/v2/cob/${txid}`, removal)).toMatchObject({
      status: 200,
      body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revisao: 1 },
    });
    expect(await ask('PATCH', `/v2/cob/${txid}`, removal)).toMatchObject({ status: 400 });
  });

  test.each([
    ['a txid that is too short', 'short', {}],
    ['no amount', newTxid(), { valor: { original: '0.00' } }],
    ['an amount with a comma', newTxid(), { valor: { original: '10,00' } }],
    ['a fraction of a hundredth', newTxid(), { valor: { original: '10.001' } }],
    ['the key of somebody else', newTxid(), { chave: 'somebody@else.example' }],
    ['no time to pay', newTxid(), { calendario: { expiracao: 0 } }],
  ])('%s is refused by a problem of the Pix API', async (_, txid, change) => {
    expect(await ask('PUT', `/v2/cob/${txid}`, charge(change))).toMatchObject({
      status: 400,
      body: { type: 'https://pix.bcb.gov.br/api/v2/error/CobOperacaoInvalida', status: 400 },
    });
  });

  test('a txid belongs to one charge for ever, and an unknown one to none', async () => {
    const txid = newTxid();
    await ask('PUT', `/v2/cob/${txid}`, charge());
    expect(await ask('PUT', `/v2/cob/${txid}`, charge())).toMatchObject({ status: 409 });
    expect(await ask('GET', `/v2/cob/${newTxid()}`)).toMatchObject({ status: 404 });
  });

  test('need a token of the site', async () => {
    expect(await ask('GET', `/v2/cob/${newTxid()}`, undefined, 'guessed')).toMatchObject({
      status: 401,
    });
  });
});

describe('returns', () => {
  test('are requested with an id of the site, once, and never exceed the payment', async () => {
    const txid = newTxid();
    await ask('PUT', `/v2/cob/${txid}`, charge());
    const [payer] = bankCustomers;
    if (!payer) throw new Error('The bank has no customers.');
    const paid = await maria.server.world.pixSimulator.pay(txid, 12_345, payer);
    const path = `/v2/pix/${paid.end_to_end_id}`;
    expect(paid.end_to_end_id).toMatch(/^E\d{8}\d{12}[a-zA-Z0-9]{11}$/u);
    expect(await ask('PUT', `${path}/devolucao/R1`, { valor: '100.00' })).toMatchObject({
      status: 201,
      body: { id: 'R1', valor: '100.00', status: 'EM_PROCESSAMENTO' },
    });
    expect(await ask('PUT', `${path}/devolucao/R1`, { valor: '100.00' })).toMatchObject({
      status: 201,
    });
    expect(await ask('PUT', `${path}/devolucao/R1`, { valor: '99.00' })).toMatchObject({
      status: 400,
    });
    expect(await ask('PUT', `${path}/devolucao/R2`, { valor: '23.46' })).toMatchObject({
      status: 400,
    });
    maria.server.world.clock.move(3_000);
    expect(await ask('GET', path)).toMatchObject({
      body: { valor: '123.45', devolucoes: [{ id: 'R1', status: 'DEVOLVIDO' }] },
    });
  });
});

describe('webhooks of the provider', () => {
  test('count only with a signature, and only for a while', async () => {
    const deposit = await maria.created();
    const before = maria.balance();
    const body = notice({ txid: deposit.id, valor: '50.00' });
    expect(await tell(body, undefined)).toBe(401);
    expect(await tell(body, 'nonsense')).toBe(401);
    expect(await tell(body, sign(notice()))).toBe(401);
    expect(await tell(body.replace('50.00', '99.00'), sign(body))).toBe(401);
    expect(await tell(body, sign(body, maria.server.world.clock.now() - 301_000))).toBe(401);
    expect(maria.balance()).toBe(before);
    expect(await tell(body, sign(body))).toBe(204);
    expect(await tell(body, sign(body))).toBe(204);
    expect(maria.balance()).toBe(before + 5_000);
  });

  test('move nothing for an unknown charge', async () => {
    const before = maria.balance();
    await maria.server.world.pixSimulator.tellOfUnknown();
    expect(maria.balance()).toBe(before);
  });

  test.each([
    '',
    '{',
    'null',
    '{"pix":[]}',
    notice({ valor: '-10.00' }),
    notice({ valor: '10' }),
    notice({ endToEndId: 'short' }),
  ])('%s is ignored, however it is signed', async (body) => {
    expect(await tell(body, sign(body))).toBe(401);
  });
});

describe('the app of a bank', () => {
  test('reads the code that the portal shows, and pays it', async () => {
    const deposit = await maria.created(4_200);
    const code = deposit.pix?.brCode ?? '';
    const read = await page(`?code=${encodeURIComponent(code)}`);
    expect(read.text).toContain('data-status="open"');
    expect(read.text).toContain('42,00');
    const before = maria.balance();
    const [payer] = bankCustomers;
    const done = await pay({ code, amount: '42.00', payer: payer?.cpf ?? '' });
    expect(done).toMatchObject({ status: 200 });
    expect(done.text).toContain('Payment sent');
    expect(maria.balance()).toBe(before + 4_200);
  });

  test('reports an invalid code, a wrong amount, and a removed charge', async () => {
    expect((await page('?code=nonsense')).text).toContain('role="alert"');
    const deposit = await maria.created();
    const code = deposit.pix?.brCode ?? '';
    for (const amount of ['0', '-5', 'x', '1.234', '99999999']) {
      expect(await pay({ code, amount, payer: bankCustomers[0]?.cpf ?? '' })).toMatchObject({
        status: 400,
      });
    }
    await maria.send('POST', `/${deposit.id}/cancel`, {});
    const removed = await pay({ code, amount: '50', payer: bankCustomers[0]?.cpf ?? '' });
    expect(removed).toMatchObject({ status: 409 });
    expect(removed.text).toContain('data-status="removed"');
  });
});

test('a provider that is down says so in every answer', async () => {
  maria.server.world.situations.set(['pix-down']);
  const response = await fetch(`${maria.server.vendorsUrl}/pix/v2/cob/${newTxid()}`);
  maria.server.world.situations.set([]);
  expect(response.status).toBe(503);
});
