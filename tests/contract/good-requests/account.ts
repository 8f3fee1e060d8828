import { people } from '#fake-server/seed/people.ts';
import { register, registerMobile, setPasswordByPhone } from '../registration-requests.ts';
import { asMember, type GoodRequest, type GoodRequestsOf } from './good-request.ts';
import { secondStep } from './two-step.ts';

const login: GoodRequest = ({ credentials }) =>
  credentials && { body: { type: 'username', ...credentials } };

const change = (token: string, oldPassword: string, newPassword: string) => ({
  authorization: `Bearer ${token}`,
  body: { oldPassword, newPassword, confirmNewPassword: newPassword },
});

/** Good requests of `account`. */
export const accountRequests: GoodRequestsOf<'account'> = {
  captcha: () => ({ query: { captchaId: crypto.randomUUID() } }),
  affiliateCheck: ({ knowsSeed }) => {
    if (!knowsSeed) return undefined;
    const code = people.find(({ affiliateCode }) => affiliateCode !== undefined)?.affiliateCode;
    return { query: { code, domain: 'portal.example' } };
  },
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
    const agent = people.find(({ type }) => type === 41);
    if (!portal.knowsSeed || !agent?.password) return undefined;
    // It changes from one to the other, whichever it is now.
    const [first, second] = [agent.password, 'another2026'];
    const as = (password: string) => portal.signIn({ username: agent.account, password });
    return await as(first).then(
      (token) => change(token, first, second),
      async () => change(await as(second), second, first),
    );
  },
  forgotPassword: ({ knowsSeed }) => {
    const person = people.find(({ email }) => email !== undefined);
    if (!knowsSeed || person?.email === undefined) return undefined;
    return { body: { username: person.account, email: person.email } };
  },
  setPasswordByPhone,
  logout: async ({ tokens }) => ({ authorization: `Bearer ${await tokens.renewed()}` }),
};
