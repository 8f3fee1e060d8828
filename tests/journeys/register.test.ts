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
    'cancels the puzzle and finds the form as it was, then solves it by keys, and has the bonus (A1, A2, A10, A12, G6)',
    async ({ visit, portal }) => {
      const { page } = await visit('/fav');
      const calls = noteCalls(page);
      await openRegistration(page);
      await fillUsername(page, 'novata7');
      await submitButton(page).click();
      await see(puzzle(page).getByRole('slider'));
      await expectAccessible(page);
      await cancelPuzzle(page);
      await see(page.getByText('A verificação foi cancelada. Seus dados continuam aqui.'));
      const form = registrationForm(page);
      expect(await form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue()).toBe(
        'novata7',
      );
      expect(await form.getByLabel(/^Senha/u).inputValue()).toBe(NEW_PASSWORD);
      expect(calls.matching(registerCall)).toEqual([]);

      await submitButton(page).click();
      await solvePuzzle(page, portal);
      const success = page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' });
      await see(success.getByText('Cadastro realizado com sucesso.'));
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
    'is told what is wrong, field by field, before anything is sent, then presses twice, and is registered once (A3, A4, A6, A12)',
    async ({ visit, portal }) => {
      const { page } = await visit('/register');
      const calls = noteCalls(page);
      const form = registrationForm(page);
      await see(page.getByRole('heading', { level: 1, name: /^Cadastre-se e ganhe R\$\s20,00$/u }));
      await submitButton(page).click();
      await see(form.getByText('Preencha este campo.'));
      const username = form.getByRole('textbox', { name: 'Nome de usuário' });
      await eventually(() => username.getAttribute('aria-invalid')).toBe('true');
      await expectAccessible(page);

      await username.fill('a b');
      await form.getByLabel(/^Senha/u).fill('curta');
      await form.getByLabel(/^Confirmar senha/u).fill('outra');
      await form.getByRole('checkbox').uncheck();
      await submitButton(page).click();
      await see(form.getByText('Use 4 a 16 letras e números, sem espaços nem símbolos.'));
      await see(form.getByText('As senhas não são iguais.'));
      await see(form.getByText('Aceite os termos para continuar.'));
      expect(calls.matching(registerCall)).toEqual([]);
      expect(calls.matching(puzzleCall)).toEqual([]);

      await fillUsername(page, 'apressada');
      await form.getByRole('checkbox').check();
      await submitButton(page).dblclick();
      await solvePuzzle(page, portal);
      await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
      expect(calls.matching(registerCall)).toHaveLength(1);
      await seeBalance(page, BONUS);
    },
  );

  journey(
    'presses a button as a mistake is marked, and the press lands (A3)',
    async ({ visit }) => {
      const { page } = await visit('/register', {
        beforeArrival: ({ clock }) => clock.install(),
      });
      const form = registrationForm(page);
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
    },
  );

  journey(
    'reads why nothing happens when the puzzle’s script is blocked, then that the name is taken, and chooses another (A10, S12)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['geetest-blocked']);
      const visitor = await visit('/register');
      const { page } = visitor;
      visitor.expectProblem(/gt4\.js|status of 403/u);
      await fillUsername(page, 'Maria');
      await submitButton(page).click();
      await see(page.getByText(/^A verificação de segurança não carregou\./u));
      const form = registrationForm(page);
      expect(await form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue()).toBe(
        'Maria',
      );

      portal.world.situations.set([]);
      visitor.expectProblem(/status of 409/u);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByText('Este nome de usuário já existe. Escolha outro.'));
      await expectAccessible(page);
      await fillUsername(page, 'maria2026');
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
    },
  );

  journey(
    'comes by an invitation that does not hold, is warned of another code, and nothing else is called (A9)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['affiliate-invalid']);
      const visitor = await visit('/register?affiliateCode=AURORA1', {
        problem: /status of 4\d\d/u,
      });
      const { page } = visitor;
      const code = registrationForm(page).getByRole('textbox', { name: 'Código de convite' });
      await see(code);
      portal.world.situations.set([]);

      const calls = noteCalls(page);
      await fillUsername(page, 'convidada');
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
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
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
      await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
    },
  );

  journey('finds the door closed when the site takes nobody (G4a)', async ({ visit, portal }) => {
    const { settings } = portal.world;
    const { toggles } = settings.current;
    settings.change({ toggles: { ...toggles, usernameRegistration: 0, mobileRegistration: 0 } });
    const { page } = await visit('/register');
    await see(page.getByRole('heading', { name: 'Cadastro fechado' }));
    await expectAccessible(page);
  });
});
