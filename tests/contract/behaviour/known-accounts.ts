import type { Answer } from '../kit/answer.ts';
import { requireRoomFor } from '../kit/not-now.ts';
import type { Behaviour } from './probe.ts';

/** What a stranger may compare: the status and the text, without what no two answers share. */
const shown = ({ status, text }: Answer) => [
  status,
  text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'then'),
];

/** Without its password nobody learns whether an account exists (A14). */
export const knownAccountBehaviours: readonly Behaviour[] = [
  {
    name: 'a forgotten password is answered alike for a known account and an unknown one',
    calls: ['account.forgotPassword'],
    needs: 'real account',
    changes: false,
    async run(probe) {
      const email = `kit-${crypto.randomUUID().slice(0, 8)}@elsewhere.invalid`;
      const ask = async (username: string) => {
        const answer = await probe.send('account.forgotPassword', { body: { username, email } });
        requireRoomFor(answer);
        return shown(answer);
      };
      const known = await ask(probe.portal.credentials?.username ?? '');
      const unknown = await ask(`n${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`);
      probe.expectSame(
        'account.forgotPassword',
        known,
        unknown,
        'the answer tells whether an account exists',
      );
    },
  },
];
