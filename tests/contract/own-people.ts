import { z } from 'zod/v4';
import type { KitRequest } from './kit/request.ts';
import { NotHere } from './not-here.ts';
import type { Credentials, PortalSubject } from './portal-under-test.ts';
import { register } from './registration-requests.ts';

const bodySchema = z.object({ username: z.string(), password: z.string() });

/**
 * Registers somebody by user name, for what changes a person too much, or can be done once.
 *
 * @throws NotHere where nobody can be registered without help
 */
export async function newPerson(portal: PortalSubject): Promise<Credentials> {
  const request = await register(portal);
  if (typeof request !== 'object') throw new NotHere(request ?? 'nobody can be registered');
  await portal.succeed('account.register', request);
  return bodySchema.parse(request.body);
}

/** The same with a session, that of the password. */
export async function newcomer(
  portal: PortalSubject,
): Promise<Credentials & Required<Pick<KitRequest, 'authorization'>>> {
  const person = await newPerson(portal);
  return { ...person, authorization: `Bearer ${await portal.signIn(person)}` };
}
