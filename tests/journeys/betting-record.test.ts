// Features: betting-record, member-centre, personal-profit
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu } from './steps/account.ts';
import { journey, journeyWithoutPictures } from './steps/journey.ts';
import { hundredths } from './steps/money.ts';
import { frameOfGame, someSlot, spin } from './steps/playing.ts';
import { beAt, eventually, see } from './steps/seeing.ts';

const RECORD = '/member/personalHistoryCopy';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The rounds of the table, without the rows of its headings and its days. */
const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Rodadas desta página' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** An amount as the file writes it, from hundredths. */
const decimal = (amount: number) => (amount / 100).toFixed(2).replace('.', ',');

describe('with the betting record', () => {
  journeyWithoutPictures(
    'finds a round of weeks ago again, copies its number, and is back in its place (W4)',
    async ({ visit }) => {
      const { page } = await visit(RECORD, {
        profile: 'phone',
        as: PLAYER,
        context: { permissions: ['clipboard-read', 'clipboard-write'] },
      });
      await see(heading(page, 'Histórico de apostas'));
      await page.getByRole('link', { name: '30 dias' }).click();
      await beAt(page, `${RECORD}?range=30`);
      await page.getByRole('button', { name: 'Filtros' }).click();
      const sheet = page.getByRole('dialog', { name: 'Filtros' });
      const settled = page.waitForResponse(/[?&]state=settled/u);
      await sheet.getByLabel('Situação').selectOption('Resolvida');
      await sheet.getByRole('button', { name: 'Mostrar' }).click();
      // The earlier rows stay, marked as busy, until the new ones are there.
      await settled;
      await eventually(() => page.getByRole('main').locator('[aria-busy=true]').count()).toBe(0);
      const before = await rows(page).first().innerText();
      await page.getByRole('button', { name: 'Página 2' }).click();
      const there = `${RECORD}?range=30&state=settled&page=2`;
      await beAt(page, there);
      await eventually(() => rows(page).first().innerText()).not.toBe(before);
      const first = rows(page).first().getByRole('link');
      const game = await first.innerText();
      // The whole row leads there, also beside the words of its link.
      await rows(page).first().getByRole('cell').last().click({ force: true });
      await see(heading(page, game));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Copiar o número da rodada' }).click();
      const number = await page.evaluate(() => navigator.clipboard.readText());
      await beAt(page, `${there}&round=${number}`);
      await page.goBack();
      await beAt(page, there);
      await page.reload();
      await see(rows(page).first().getByRole('link', { name: game }));
    },
  );

  journeyWithoutPictures(
    'goes from a day of the personal profit to its rounds, and back (W4)',
    async ({ visit }) => {
      const profit = '/member/personalProfit';
      const { page } = await visit(profit, { profile: 'phone', as: PLAYER });
      await see(heading(page, 'Meus ganhos e perdas'));
      await page.getByRole('link', { name: '30 dias' }).click();
      await beAt(page, `${profit}?range=30`);
      const days = page.getByRole('table', { name: 'Dias com movimento' });
      const day = days.locator('tbody').getByRole('row').first();
      const count = Number(/(\d+) rodada/u.exec(await day.innerText())?.[1]);
      await expectAccessible(page);
      await day.getByRole('link').click();
      await see(heading(page, 'Histórico de apostas'));
      await eventually(() => rows(page).count()).toBe(count);
      await page.goBack();
      await beAt(page, `${profit}?range=30`);
      await see(day);
    },
  );

  journey(
    'shows what was just staked and won, and saves it as a file (L6, W4)',
    async ({ visit, portal }) => {
      const { page } = await visit(RECORD, { as: 'maria' });
      await see(page.getByRole('heading', { name: 'Nenhuma rodada neste período' }));
      const slot = someSlot(portal);
      await page.goto(slot.address);
      await frameOfGame(page);
      const { stake, win } = await spin(page);

      await accountMenu(page).click();
      await page.getByRole('menuitem', { name: 'Histórico de apostas' }).click();
      await beAt(page, RECORD);
      await eventually(() => rows(page).count()).toBe(1);
      const cells = await rows(page).getByRole('cell').allInnerTexts();
      expect(cells.slice(2, 4).map(hundredths)).toEqual([stake, win]);
      expect(cells[4]).toContain(win < stake ? '-' : win > stake ? '+' : '0,00');
      await see(rows(page).getByRole('link', { name: slot.name }));

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Baixar tudo em CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^apostas-(\d{4}-\d\d-\d\d-?){2}\.csv$/u);
      const file = await readFile(await download.path(), 'utf8');
      const [headings, round, ...others] = file.trimEnd().split('\r\n');
      expect(headings?.startsWith('\uFEFFNúmero da rodada;Jogo;')).toBe(true);
      expect(round).toContain(`;${slot.name};`);
      expect(round).toContain(
        `;"${decimal(stake)}";"${decimal(win)}";"${decimal(win - stake)}";BRL`,
      );
      expect(others).toEqual([]);
    },
  );
});
