import { act } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fill, find, leave, press, read, type ServedPortal, visit } from './portal.tsx';

vi.mock('#web/platform/sign-in/firebase.ts', () => import('./firebase-port.ts'));

afterEach(leave);

/** The next poll of the site's status, at once. */
const pollStatus = ({ services }: ServedPortal) =>
  act(() => services.systemStatus.send({ type: 'check.requested' }));

function requireZalo({ world: { settings } }: ServedPortal): void {
  settings.change({ fields: { zalo: { use: 'required' } } });
}

describe('settings that change under the open registration (G6)', () => {
  test('are shown at once, with the changes, and typed text stays', async () => {
    const portal = await visit('/register');
    await fill(/^Nome de usuário/u, 'joana2026');
    const { settings } = portal.world;
    settings.change({ registrationBonus: 3_550, minimumAge: 21 });
    requireZalo(portal);
    pollStatus(portal);
    await find('heading', /R\$\s35,50$/u);
    await find('textbox', /^Zalo/u);
    await read('O formulário mudou enquanto você preenchia');
    await read(/^Bônus: R\$\s35,50 \(antes: R\$\s20\)$/u);
    await read('Idade mínima: 21 anos (antes: 18 anos)');
    await read(/^Zalo: obrigatório/u);
    const username = await find('textbox', /^Nome de usuário/u);
    expect(username).toHaveProperty('value', 'joana2026');
    await press('Entendi');
    expect(document.body.textContent).not.toContain('O formulário mudou');
  });

  test('that a refusal reports first mark the new field', async () => {
    const portal = await visit('/register');
    await fill(/^Nome de usuário/u, 'joana2026');
    await fill(/^Senha/u, 'segredo123');
    await fill(/^Confirmar senha/u, 'segredo123');
    requireZalo(portal);
    await press(/^Criar conta/u);
    const zalo = await find('textbox', /^Zalo/u);
    await read('Preencha este campo.');
    expect(zalo.getAttribute('aria-invalid')).toBe('true');
    expect(await find('textbox', /^Nome de usuário/u)).toHaveProperty('value', 'joana2026');
  });

  test('a captcha that only a refusal reports is shown and marked', async () => {
    const portal = await visit('/register');
    await fill(/^Nome de usuário/u, 'joana2026');
    await fill(/^Senha/u, 'segredo123');
    await fill(/^Confirmar senha/u, 'segredo123');
    portal.world.situations.set(['captcha-always']);
    await press(/^Criar conta/u);
    const captcha = await find('textbox', /^Código da imagem/u);
    await vi.waitFor(() => expect(captcha.getAttribute('aria-invalid')).toBe('true'));
  });

  test('close it, and open it again', async () => {
    const portal = await visit('/register');
    await fill(/^Nome de usuário/u, 'joana2026');
    const { settings } = portal.world;
    const { toggles } = settings.current;
    settings.change({ toggles: { usernameRegistration: 0, mobileRegistration: 0 } });
    pollStatus(portal);
    await find('heading', 'Cadastro fechado');
    settings.change({ toggles });
    pollStatus(portal);
    expect(await find('textbox', /^Nome de usuário/u)).toHaveProperty('value', 'joana2026');
  });
});
