import { z } from 'zod/v4';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import { unknown } from '../kit/unknown.ts';
import { newcomer } from '../own-people.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';
import { confirmTwoStep, forgetDevice, twoStepProof } from './two-step.ts';

const securitySchema = z.object({ sessions: z.array(z.object({ id: z.string() })) });
const dataSchema = z.object({ dataExport: z.object({ file: z.object({ id: z.string() }) }) });

/** Good requests of `security`. */
export const securityRequests: GoodRequestsOf<'security'> = {
  // The caller's session comes first; it signs itself out.
  endSession: async ({ tokens, succeed }) => {
    const me = { authorization: `Bearer ${await tokens.renewed()}` };
    const { sessions } = securitySchema.parse(await succeed('security.state', me));
    return { ...me, params: { id: sessions[0]?.id ?? '' } };
  },
  endOthers: async (portal) => ({ ...(await asMember(portal)), body: {} }),
  prove: async (portal) =>
    portal.credentials && {
      ...(await asMember(portal)),
      body: { way: 'password', password: portal.credentials.password },
    },
  startTwoStep: async (portal) =>
    portal.credentials && {
      ...(await asMember(portal)),
      body: { password: portal.credentials.password },
    },
  confirmTwoStep,
  endTwoStep: twoStepProof,
  renewRecoveryCodes: twoStepProof,
  closeAccount: async (portal) => {
    const { authorization } = await newcomer(portal);
    return { authorization, body: {} };
  },
  unlinkSocial: 'needs an account elsewhere',
  requestData: async (portal) => ({ ...(await asMember(portal)), body: {} }),
  dataPart: async (portal) => {
    if (!portal.situations) return unknown.situations;
    const me = await asMember(portal);
    const headers = { [SCENARIO_HEADER]: 'data-export-ready' };
    const state = await portal.succeed('security.state', { ...me, headers });
    return { ...me, params: { id: dataSchema.parse(state).dataExport.file.id, part: 1 } };
  },
  forgetDevice,
};
