import { z } from 'zod/v4';
import { ONCE_HEADER } from '#contract/once.ts';
import { sealingKeySchema } from '#contract/sealed.ts';
import { sealBody } from '#web/api/sealing.ts';

const keyAnswer = z.object({ value: sealingKeySchema });
const loginAnswer = z.object({ value: z.object({ token: z.string() }) });

/** Signs in to a running portal as a trial account, through its API, and gives the token. */
export async function signInAsTrial(portalUrl: string): Promise<string> {
  const key = keyAnswer.parse(await (await fetch(`${portalUrl}/api/account/sealing-key`)).json());
  const body = { os: 'test', platform: 'W', randomString: crypto.randomUUID() };
  const answer = await fetch(`${portalUrl}/api/account/free-play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [ONCE_HEADER]: crypto.randomUUID() },
    body: JSON.stringify(await sealBody(body, key.value)),
  });
  if (!answer.ok) throw new Error(`Free play answered ${answer.status}: ${await answer.text()}`);
  return loginAnswer.parse(await answer.json()).value.token;
}
