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
    'registers, solves the puzzle by keys, and has the bonus (A1, A2, A10, A12, G6)',
    async ({ visit, portal }) => {
      const { page } = await visit('/rng');
      await openRegistration(page);
      await fillUsername(page, 'novata7');
      await submitButton(page).click();
      await see(puzzle(page).getByRole('slider'));
      await expectAccessible(page);
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

  journey('presses twice, and is registered once (A12)', async ({ visit, portal }) => {
    const { page } = await visit('/register');
    const calls = noteCalls(page);
    await fillUsername(page, 'apressada');
    await submitButton(page).dblclick();
    await solvePuzzle(page, portal);
    await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
    expect(calls.matching(registerCall)).toHaveLength(1);
    await seeBalance(page, BONUS);
  });

  journey(
    'is told what is wrong, field by field, before anything is sent (A3, A4, A6)',
    async ({ visit }) => {
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

  journey('hears that the name is taken, and chooses another (S12)', async ({ visit, portal }) => {
    const visitor = await visit('/register');
    const { page } = visitor;
    visitor.expectProblem(/status of 409/u);
    await fillUsername(page, 'Maria');
    await submitButton(page).click();
    await solvePuzzle(page, portal);
    await see(page.getByText('Este nome de usuário já existe. Escolha outro.'));
    await expectAccessible(page);
    await fillUsername(page, 'maria2026');
    await submitButton(page).click();
    await solvePuzzle(page, portal);
    await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
  });

  journey(
    'is warned of an invitation code that does not hold, and nothing else is called (A9)',
    async ({ visit, portal }) => {
      const visitor = await visit('/register');
      const { page } = visitor;
      const calls = noteCalls(page);
      await fillUsername(page, 'convidada');
      const code = registrationForm(page).getByRole('textbox', { name: 'Código de convite' });
      await code.fill('NOBODY1');
      visitor.expectProblem(/status of 4\d\d/u);
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
    'comes by an invitation, and sees no box for its code (A9)',
    async ({ visit, portal }) => {
      const { page } = await visit('/register?affiliateCode=AURORA1');
      await fillUsername(page, 'indicada');
      const box = registrationForm(page).getByRole('textbox', { name: 'Código de convite' });
      expect(await box.count()).toBe(0);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
    },
  );

  journey(
    'comes by an invitation that does not hold, and may type another (A9)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['affiliate-invalid']);
      const { page } = await visit('/register?affiliateCode=AURORA1', {
        problem: /status of 4\d\d/u,
      });
      await see(registrationForm(page).getByRole('textbox', { name: 'Código de convite' }));
    },
  );

  journey('cancels the puzzle, and finds the form as it was (A10)', async ({ visit, portal }) => {
    const { page } = await visit();
    const calls = noteCalls(page);
    await openRegistration(page);
    await fillUsername(page, 'indecisa');
    await submitButton(page).click();
    await cancelPuzzle(page);
    await see(page.getByText('A verificação foi cancelada. Seus dados continuam aqui.'));
    const form = registrationForm(page);
    expect(await form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue()).toBe(
      'indecisa',
    );
    expect(await form.getByLabel(/^Senha/u).inputValue()).toBe(NEW_PASSWORD);
    expect(calls.matching(registerCall)).toEqual([]);

    await submitButton(page).click();
    await solvePuzzle(page, portal);
    await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
  });

  journey(
    'reads why nothing happens when the puzzle’s script is blocked (A10)',
    async ({ visit, portal }) => {
      portal.world.situations.set(['geetest-blocked']);
      const visitor = await visit('/register');
      const { page } = visitor;
      visitor.expectProblem(/gt4\.js|status of 403/u);
      await fillUsername(page, 'bloqueada');
      await submitButton(page).click();
      await see(page.getByText(/^A verificação de segurança não carregou\./u));
      const form = registrationForm(page);
      expect(await form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue()).toBe(
        'bloqueada',
      );

      portal.world.situations.set([]);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('dialog', { name: 'Bem-vindo à Aurora Play!' }));
    },
  );

  journey(
    'finds what was typed after a reload, but never a password (A25, A18a)',
    async ({ visit }) => {
      const { page } = await visit('/register');
      await fillUsername(page, 'distraida');
      await eventually(() => stored(page)).toContain('distraida');
      await page.reload();
      const form = registrationForm(page);
      await eventually(() =>
        form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue(),
      ).toBe('distraida');
      expect(await stored(page)).not.toContain(NEW_PASSWORD);
      expect(await form.getByLabel(/^Senha/u).inputValue()).toBe('');
      await fillPasswords(page);
      await page.getByRole('button', { name: 'Limpar' }).click();
      await eventually(() =>
        form.getByRole('textbox', { name: 'Nome de usuário' }).inputValue(),
      ).toBe('');
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
