// Features: boards, pvp, sports
import { describe, expect } from 'vitest';
import { loginDialog, submitLogin } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { seededPassword } from './steps/people.ts';
import { gameFrame } from './steps/playing.ts';
import { beAt, eventually, scrollDownTo, see } from './steps/seeing.ts';
import { expectNoShifts, watchForShifts } from './steps/shifts.ts';

describe('what goes on among the players (L8)', () => {
  journey(
    'comes when a visitor has scrolled to it, moves when asked to, and shifts nothing',
    async ({ visit }) => {
      const requests: string[] = [];
      const { page } = await visit('/', {
        beforeArrival: async (arriving) => {
          arriving.on('request', (request) => requests.push(new URL(request.url()).pathname));
          await watchForShifts(arriving);
        },
      });
      const boardRequests = () =>
        requests.filter((path) =>
          /\/api\/(?:winners|missions|games\/(?:popular|announcements))|\/boards/iu.test(path),
        );
      await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
      await page.waitForLoadState('networkidle');
      expect(boardRequests()).toEqual([]);
      // Nor were the rows further down.
      expect(requests.filter((path) => path === '/api/games').length).toBeLessThan(3);

      const winners = page.getByRole('region', { name: 'Ganhadores' });
      await scrollDownTo(winners.getByRole('link').first());
      const missions = page.getByRole('region', { name: 'Missões' });
      // A visitor has joined none: nothing counts yet.
      await see(missions.getByText(/Participe e jogue .* rodadas/u));
      await see(page.getByRole('region', { name: 'Mais jogados agora' }).getByRole('article'));

      const newest = () => winners.getByRole('link').first().innerText();
      const before = await newest();
      await winners.getByRole('button', { name: 'Retomar os ganhadores' }).click();
      await page.mouse.move(0, 0);
      await eventually(newest).not.toBe(before);
      await winners.getByRole('button', { name: 'Pausar os ganhadores' }).click();
      await expectNoShifts(page);

      const news = page.getByRole('region', { name: 'Novidades' });
      await scrollDownTo(news.getByRole('article').first());
      await see(news.getByRole('link', { name: 'Veja os mais novos' }));
      await missions.getByRole('link', { name: 'Corrida dos slots' }).click();
      await beAt(page, '/promotions/slots-race');
      await see(page.getByRole('heading', { level: 1, name: 'Corrida dos slots' }));
    },
  );

  journey(
    'offers a room to a visitor, who signs in, plays a hand, and returns to the seat',
    async ({ visit, portal }) => {
      portal.world.settings.change({ simulatedPlayers: 0 });
      const { page } = await visit('/pvp', { profile: 'phone' });
      const rooms = page.getByRole('region', { name: 'Salas abertas' });
      const room = rooms.getByRole('article').first();
      await see(room.getByText('0 de 6 lugares'));
      await room.getByRole('link').click();
      await beAt(page, /^\/game\?id=.+&room=.+$/u);
      await see(loginDialog(page));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(gameFrame(page).getByText(/ · 1$/u));
      expect(new URL(page.url()).searchParams.get('room')).toMatch(/-room-1$/u);
      const table = gameFrame(page);
      const others = table.getByRole('list', { name: 'Outros jogadores' }).locator('.seat');
      expect(await others.count()).toBe(5);
      await table.getByRole('button', { name: 'Dar cartas' }).click();
      await see(table.getByText('Sua vez: apostar ou desistir?'));
      // Who loads the page again finds the hand that was dealt.
      const cards = await table.locator('.own .card').allTextContents();
      await page.reload();
      await see(table.getByText('Sua vez: apostar ou desistir?'));
      expect(await table.locator('.own .card').allTextContents()).toEqual(cards);
      await table.getByRole('button', { name: /^Apostar/u }).click();
      await see(table.getByText(/o pote é seu|leva o pote/u));
      const { id } = portal.world.members.byAccount('maria') ?? { id: 0 };
      const [round] = portal.world.rounds.roundsOf(id, 1);
      expect(Object.keys(JSON.parse(round?.stakes ?? '{}') as object)).toEqual(['ante', 'bet']);
      expect(round?.state).toBe('settled');
      await page.getByRole('button', { name: 'Voltar' }).click();
      await beAt(page, '/pvp');
      await see(room.getByText('1 de 6 lugares'));
      await see(room.getByRole('link', { name: /^Voltar à sala: Sala 1/u }));
    },
  );

  journey(
    'keeps the price of a match through the sign-in, and chooses it on the vendor’s page (L4a)',
    async ({ visit }) => {
      const { page } = await visit('/sports', { profile: 'phone' });
      const matches = page.getByRole('region', { name: 'Partidas' });
      await matches.getByRole('tab', { name: 'Amanhã' }).click();
      const match = matches.getByRole('article').first();
      const name = (await match.getAttribute('aria-label'))?.replace(' x ', ' – ') ?? '';
      await match.getByRole('link').first().click();
      await beAt(page, /^\/game\?id=.+&match=.+&outcome=1$/u);
      await submitLogin(page, 'maria', seededPassword('maria'));
      const chosen = gameFrame(page).getByRole('article', { name });
      await see(chosen.getByRole('button', { name: /^1 /u, pressed: true }));
      await page.getByRole('button', { name: 'Voltar' }).click();
      await beAt(page, '/sports');
    },
  );
});
