import { newcomer } from '../own-people.ts';
import { type GoodRequestsOf } from './good-request.ts';

const passwordOf = (newPassword: string) => ({
  kind: 'transaction',
  newPassword,
  confirmNewPassword: newPassword,
});
const [FIRST, SECOND] = ['482915', '739104'];

/** Good requests of `moneyPasswords`. */
export const moneyPasswordsRequests: GoodRequestsOf<'moneyPasswords'> = {
  set: async (portal) => {
    const { authorization } = await newcomer(portal);
    return { authorization, body: passwordOf(FIRST) };
  },
  change: async (portal) => {
    const { authorization } = await newcomer(portal);
    await portal.succeed('moneyPasswords.set', { authorization, body: passwordOf(FIRST) });
    return { authorization, body: { ...passwordOf(SECOND), oldPassword: FIRST } };
  },
  code: 'needs the code of an SMS',
  recover: 'needs the code of an SMS',
};
