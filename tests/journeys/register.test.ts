// Features: registration
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { seeBalance } from './steps/money.ts';
import { cancelPuzzle, puzzle, solvePuzzle } from './steps/puzzle.ts';
import {
  fillPasswords,
  fillUsername,
  NEW_PASSWORD,
  noteCalls,
  openRegistration,
  registrationDialog,
  registrationForm,
  submitButton,
} from './steps/registering.ts';
import { beAt, eventually, see, seeNoMore, stored } from './steps/seeing.ts';

/** First money of a new player, in hundredths. */
const BONUS = 2_000;
const registerCall = /^PUT \/api\/account\/register$/u;
const puzzleCall = /\/geetest\/|\/load$|\/verify$/u;

describe('registering by username', () => {
  journey(
    'cancels the puzzle and finds the form as it was, then solves it by keys, is registered once though pressing twice, and has the bonus (A1, A2, A10, A12, G6)',
    async ({ visit, portal }) => {
      const { page } = await visit('/fav');
      const calls = noteCalls(page);
      await openRegistration(page);
      await fillUsername(page, 'novata7');
      await submitButton(page).click();
      await see(puzzle(page).getByRole('slider'));
      await expectAccessible(page);
      await cancelPuzzle(page);
      await see(
        page.getByText(
          'A verificação foi cancelada. O que você digitou continua aqui. Tente de novo.',
        ),
      );
      const form = registrationForm(page);
      expect(await form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue()).toBe(
        'novata7',
      );
      expect(await form.getByLabel(/^Senha/u).inputValue()).toBe(NEW_PASSWORD);
      expect(calls.matching(registerCall)).toEqual([]);

      await submitButton(page).dblclick();
      await solvePuzzle(page, portal);
      const success = page.getByRole('dialog', { name: 'Boas-vindas à Aurora Play!' });
      await see(success.getByText('Cadastro realizado com sucesso.'));
      expect(calls.matching(registerCall)).toHaveLength(1);
      await see(success.getByText('novata7'));
      await beAt(page, '/');
      await success.getByRole('button', { name: 'Jogar agora' }).click();
      await seeNoMore(success);
      await seeNoMore(registrationDialog(page));
      await see(accountMenu(page));
      await seeBalance(page, BONUS);
    },
  );

  journey(
    'presses a button as a mistake is marked, and the press lands, comes by an invitation that does not hold, is warned of another code, and nothing else is called, then reads why nothing happens when the puzzle’s script is blocked, and that the name is taken, and chooses another (A3, A9, A10, S12)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['affiliate-invalid']);
      const visitor = await visit('/register?affiliateCode=AURORA1', {
        beforeArrival: ({ clock }) => clock.install(),
        problem: /status of 4\d\d/u,
      });
      const { page } = visitor;
      const form = registrationForm(page);
      const code = form.getByRole('textbox', { name: 'Código de convite' });
      await see(code);
      portal.world.situations.set([]);

      const password = form.getByLabel(/^Senha/u);
      const next = form.getByRole('checkbox');
      await password.pressSequentially('curta');
      await next.scrollIntoViewIfNeeded();
      const place = await next.boundingBox();
      if (place === null) throw new Error('The box is not on the screen.');
      await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
      await page.mouse.down();
      // Longer than any mark takes to show.
      await page.clock.runFor(2_000);
      expect(await next.boundingBox()).toEqual(place);
      await page.mouse.up();
      await page.clock.runFor(2_000);
      await eventually(() => next.isChecked()).toBe(false);
      await eventually(() => password.getAttribute('aria-invalid')).toBe('true');
      expect(await next.boundingBox()).not.toEqual(place);
      await expectAccessible(page);
      await next.check();

      const calls = noteCalls(page);
      await fillUsername(page, 'Maria');
      await code.fill('NOBODY1');
      await submitButton(page).click();
      const warning = page.getByRole('alertdialog', { name: 'Código de convite inválido' });
      await see(warning);
      await expectAccessible(page);
      await warning.getByRole('button', { name: 'Confirmar' }).click();
      await seeNoMore(warning);
      expect(calls.matching(registerCall)).toEqual([]);
      expect(calls.matching(puzzleCall)).toEqual([]);
      expect(await code.inputValue()).toBe('NOBODY1');

      await code.fill('AURORA1');
      portal.world.situations.set(['geetest-blocked']);
      visitor.expectProblem(/gt4\.js|status of 403/u);
      await submitButton(page).click();
      await see(page.getByText(/^Não foi possível carregar a verificação de segurança\./u));
      expect(await form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue()).toBe(
        'Maria',
      );

      portal.world.situations.set([]);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(
        page.getByText('Este nome de usuário já existe. Escolha outro ou, se for seu, entre.'),
      );
      await fillUsername(page, 'maria2026');
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('dialog', { name: 'Boas-vindas à Aurora Play!' }));
    },
  );

  journey(
    'comes by an invitation, sees no box for its code, and finds what was typed after a reload, but never a password (A9, A25, A18a)',
    async ({ visit, portal }) => {
      const { page } = await visit('/register?affiliateCode=AURORA1');
      const form = registrationForm(page);
      const username = form.getByRole('textbox', { name: 'Nome de usuário' });
      const box = form.getByRole('textbox', { name: 'Código de convite' });
      await fillUsername(page, 'distraida');
      expect(await box.count()).toBe(0);
      await eventually(() => stored(page)).toContain('distraida');
      await page.reload();
      await eventually(() => username.inputValue()).toBe('distraida');
      expect(await stored(page)).not.toContain(NEW_PASSWORD);
      expect(await form.getByLabel(/^Senha/u).inputValue()).toBe('');
      await fillPasswords(page);
      await page.getByRole('button', { name: 'Limpar' }).click();
      await eventually(() => username.inputValue()).toBe('');
      expect(await box.count()).toBe(0);

      await fillUsername(page, 'indicada');
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('dialog', { name: 'Boas-vindas à Aurora Play!' }));
    },
  );
});
