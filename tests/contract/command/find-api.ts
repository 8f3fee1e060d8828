import type { Answer } from '../kit/answer.ts';
import { failureOf } from '../kit/judge.ts';
import { routeNamed } from '../kit/routes.ts';
import { sendRequest } from '../kit/send.ts';
import { portalSubject } from '../portal-subject.ts';
import type { PortalUnderTest } from '../portal-under-test.ts';
import { WrongArguments } from './wrong-arguments.ts';

/** Every portal of the contract answers it, to everybody. */
const FIRST = 'site.permission';

async function ask(under: PortalUnderTest): Promise<Answer | string> {
  const portal = portalSubject(under);
  try {
    return await sendRequest(portal, routeNamed(portal.routes, FIRST), {});
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return `nothing answers (${code ?? message ?? 'no reason'})`;
  }
}

const isApi = ({ body }: Answer) =>
  failureOf({ body }) !== undefined ||
  (typeof body === 'object' && body !== null && 'success' in body);

/**
 * Finds the API at an address: there, or below `/api` where it is the address of the site.
 *
 * @returns the address of the API
 * @throws WrongArguments in one line where there is none
 */
export async function findApi(under: PortalUnderTest): Promise<string> {
  const { address } = under;
  const answer = await ask(under);
  if (typeof answer === 'string') throw new WrongArguments(`${address}: ${answer}.`);
  if (isApi(answer)) return address;
  const below = `${address.replace(/\/+$/u, '')}/api`;
  const second = await ask({ ...under, address: below });
  if (typeof second !== 'string' && isApi(second)) return below;
  const { status, contentType } = answer;
  const type = contentType === '' ? 'no content type' : contentType;
  throw new WrongArguments(
    `${address} is not the address of an API of the contract: ${FIRST} answered ${status} with ${type}, and ${below} is not one either.`,
  );
}
