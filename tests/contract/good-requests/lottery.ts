import { z } from 'zod/v4';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

const menusSchema = z.array(z.object({ gameMenus: z.array(z.object({ gameCode: z.string() })) }));

/** The code of a Vietnamese lottery. */
async function someLottery(portal: PortalSubject): Promise<string> {
  const query = { prizeMode: 'SEA' };
  const menus = menusSchema.parse(await portal.succeed('lottery.menus', { query }));
  const [lottery] = menus.flatMap(({ gameMenus }) => gameMenus);
  if (!lottery) throw new Error('There is no lottery.');
  return lottery.gameCode;
}

/** Good requests of `lottery`. */
export const lotteryRequests: GoodRequestsOf<'lottery'> = {
  menus: () => ({ query: { prizeMode: 'Lott', device: 'WEB', language: 'EN' } }),
  popular: () => ({ query: { count: 20, prizeMode: 'Elott', device: 'WEB' } }),
  rules: async (portal) => ({ params: { gameCode: await someLottery(portal) } }),
  opened: async (portal) => ({ query: { gameCode: await someLottery(portal), count: 5 } }),
  vietnameseNumbers: () => ({ query: { count: 100 } }),
  launch: async (portal) => ({
    ...(await asMember(portal)),
    body: {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoView: 'lobby',
      device: 'WEB',
      backUrl: 'https://portal.example/vnlottery',
      language: 'EN',
    },
  }),
};
