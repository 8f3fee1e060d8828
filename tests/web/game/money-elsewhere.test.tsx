import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { MoneyElsewhere } from '#web/features/games/MoneyElsewhere.tsx';
import { leaveStage, stageBoard } from '../boards/board-stage.tsx';

afterEach(leaveStage);

const wallet = {
  currency: 'BRL',
  sumBalance: 26_000,
  main: 100,
  vendors: [
    { vendor: 'LUMEN', name: 'Lumen Forge', balance: 20_900, moving: null },
    { vendor: 'IPE', name: 'Ipê Gaming', balance: 5_000, moving: null },
    { vendor: 'CAPI', name: 'Capivara', balance: 0, moving: null },
  ],
};
const balanceOf = (vendors: number) => ({ parts: { vendors } });
const text = () => screen.queryByRole('status')?.textContent ?? '';

describe('money in the wallets of vendors, beside a game (W2)', () => {
  test('that is with other vendors is explained, with the way back', async () => {
    const { wait } = await stageBoard(
      <MoneyElsewhere vassalage="CAPI" />,
      { balance: () => balanceOf(25_900), consolidated: () => wallet },
      { isSignedIn: true },
    );
    await wait(1);
    expect(text()).toContain('R$\u00a0259,00 está na carteira de Lumen Forge e Ipê Gaming');
    expect(screen.getByRole('button', { name: 'Trazer de volta' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(text()).toBe('');
  });

  test('that is with the vendor of the game is not mentioned', async () => {
    const { wait } = await stageBoard(
      <MoneyElsewhere vassalage="LUMEN" />,
      { balance: () => balanceOf(25_900), consolidated: () => wallet },
      { isSignedIn: true },
    );
    await wait(1);
    expect(text()).toContain('R$\u00a050,00 está na carteira de Ipê Gaming');
  });

  test('is not read where there is none', async () => {
    const { calls } = await stageBoard(
      <MoneyElsewhere vassalage="CAPI" />,
      { balance: () => balanceOf(0) },
      { isSignedIn: true },
    );
    expect(text()).toBe('');
    expect(calls['consolidated']).toBeUndefined();
  });
});
