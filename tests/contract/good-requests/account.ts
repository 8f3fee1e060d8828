import { z } from 'zod/v4';
import { unknown } from '../kit/unknown.ts';
import { newcomer } from '../own-people.ts';
import { register, registerMobile, setPasswordByPhone } from '../registration-requests.ts';
import { as } from './agents.ts';
import { asMember, type GoodRequest, type GoodRequestsOf } from './good-request.ts';
import { secondStep } from './two-step.ts';

const invitationsSchema = z.object({
  invitations: z.array(z.object({ code: z.string(), closedAt: z.string().nullable() })),
});

const login: GoodRequest = ({ credentials }) =>
  credentials && { body: { type: 'username', ...credentials } };

/** The code of an open link of the agent. */
const invitationCode: GoodRequest = async (portal) => {
  const list = await portal.succeed('invitations.list', await as(portal, 'agentBelow'));
  const { invitations } = invitationsSchema.parse(list);
  const open = invitations.find(({ closedAt }) => closedAt === null);
  return open && { query: { code: open.code, domain: 'portal.example' } };
};

/** Good requests of `account`. */
export const accountRequests: GoodRequestsOf<'account'> = {
  captcha: () => ({ query: { captchaId: crypto.randomUUID() } }),
  affiliateCheck: invitationCode,
  register,
  registerMobile,
  login: login,
  loginV2: login,
  secondStep,
  linkSocial: 'needs an account elsewhere',
  freePlay: () => ({
    body: { os: 'contract tests', platform: 'W', randomString: crypto.randomUUID() },
  }),
  firstLogin: async (portal) => ({ ...(await asMember(portal)), body: {} }),
  changePassword: async (portal) => {
    const { password, authorization } = await newcomer(portal);
    const newPassword = `${password}-2`;
    const body = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    return { authorization, body };
  },
  forgotPassword: ({ member, memberDetails: { email } }) =>
    member &&
    (email === undefined ? unknown.email : { body: { username: member.username, email } }),
  setPasswordByPhone,
  logout: async ({ tokens }) => ({ authorization: `Bearer ${await tokens.renewed()}` }),
};
