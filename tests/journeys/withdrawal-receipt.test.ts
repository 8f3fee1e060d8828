// Features: withdrawals, account-record

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { payoutScenes } from '#fake-server/scenes/payout-scenes.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { smallPng } from '#tests/fake-server/support/sent-pictures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journey } from './steps/journey.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { see } from './steps/seeing.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A withdrawal of Maria's in three parts, with a complaint about the first. */
async function disputed({ world }: JourneyPortal): Promise<{ maria: MemberRow; id: string }> {
  const maria = world.members.byAccount('maria');
  if (!maria) throw new Error('There is no Maria.');
  payoutScenes.play(world, maria, 'withdrawal-in-parts');
  const id = world.payoutOperator.newest(1)[0]?.id ?? '';
  world.payoutOperator.disburse(id, 0.5);
  world.payoutOperator.disburse(id);
  const picture = Buffer.from(smallPng).toString('base64');
  const proof = await world.payoutAnswers.sendProof(maria, `${id}-1`, picture);
  world.payoutAnswers.notReceived(maria, `${id}-1`, {
    amountReceived: 1_000,
    comment: 'Chegou <b>só</b> uma parte',
    proofs: [proof.id],
  });
  return { maria, id };
}

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length;

describe('a withdrawal on paper', () => {
  journey(
    'prints a receipt of one page and nothing else, and saves a case file (W3a)',
    async ({ visit, portal }) => {
      const { maria, id } = await disputed(portal);
      const { page } = await visit(`/member/withdraw?id=${id}`, { as: 'maria' });
      await see(page.getByRole('heading', { level: 1, name: 'Saque de R$\u00a0150,00' }));
      await expectAccessible(page);
      const { parts } = portal.world.withdrawals.one(maria, id);

      await page.emulateMedia({ media: 'print' });
      const paper = await page.locator('body').innerText();
      for (const text of [
        'Comprovante de saque',
        portal.world.settings.current.siteName,
        'maria',
        id,
        'R$\u00a0150,00',
        ...parts.map(({ reference }) => reference),
      ]) {
        expect(paper).toContain(text);
      }
      // When, with the second and the site's zone.
      expect(paper).toMatch(/\d{2}:\d{2}:\d{2} \(Brasília\)/u);
      // No menu, no header, no footer, nothing to press.
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await page.getByRole('link').count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
        'Comprovante de saque',
      ]);
      expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
      await page.emulateMedia({ media: 'screen' });

      const download = page.waitForEvent('download');
      await button(page, 'Baixar o dossiê').click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect((await download).suggestedFilename()).toBe(`dossie-saque-${id}.html`);
      expect(file).toContain('Chegou &lt;b&gt;só&lt;/b&gt; uma parte');
      expect(file).toContain(`data:image/png;base64,${Buffer.from(smallPng).toString('base64')}`);
      for (const { reference } of parts) expect(file).toContain(reference);
      expect(file).toContain('Pagamos R$ 75,00 na sua conta.');
    },
  );

  journey(
    'links to its lines in the account record, and back (W3a, W4)',
    async ({ visit, portal }) => {
      const { id } = await disputed(portal);
      const { page } = await visit(`/member/withdraw?id=${id}`, { as: 'maria', profile: 'phone' });
      await page.getByRole('link', { name: 'Saque pago · parte 2' }).click();
      await see(page.getByRole('heading', { level: 1, name: 'Saque pago · parte 2' }));
      await expectAccessible(page);
      await page.getByRole('link', { name: id }).click();
      await see(page.getByRole('heading', { level: 1, name: 'Saque de R$\u00a0150,00' }));
    },
  );
});
