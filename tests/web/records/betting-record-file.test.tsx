import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Round } from '#contract/entities/round.ts';
import type { Outcome } from '#contract/errors.ts';
import { type OwnFile, saveFile } from '#web/platform/storage/save-file.ts';
import {
  accepted,
  allRounds,
  open,
  pageOf,
  press,
  refused,
  round,
  rounds,
  settle,
  settled,
  visit,
} from './betting-record-page.tsx';

vi.mock('#web/platform/storage/save-file.ts', () => ({
  saveFile: vi.fn<(file: OwnFile) => void>(),
}));

beforeEach(() => {
  rounds.mockReset().mockImplementation(() => accepted(pageOf([settled])));
  allRounds.mockReset();
  round.mockReset();
  vi.mocked(saveFile).mockReset();
});
afterEach(cleanup);

describe('the file of the record (W4)', () => {
  test('has every matching round, not only the page', async () => {
    const hostile: Round = {
      ...open,
      roundId: 'round-last',
      game: { ...settled.game, gameName: '=1+1;"x"' } as Round['game'],
    };
    allRounds
      .mockImplementationOnce(() =>
        accepted({ rounds: [settled, settled], currency: 'BRL', next: '5-7' }),
      )
      .mockImplementationOnce(() => accepted({ rounds: [hostile], currency: 'BRL', next: null }));
    await visit('?from=2026-11-01&to=2026-11-20&state=open&page=2');
    await press('Baixar tudo em CSV');
    expect(allRounds.mock.calls.map(([{ after, state }]) => [after, state])).toEqual([
      [undefined, 'open'],
      ['5-7', 'open'],
    ]);
    expect(saveFile).toHaveBeenCalledTimes(1);
    const file = vi.mocked(saveFile).mock.lastCall?.[0];
    expect(file).toMatchObject({ name: 'apostas-2026-11-01-2026-11-20.csv' });
    const lines = file?.text.split('\r\n') ?? [];
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^\uFEFFNúmero da rodada;Jogo;Provedor;Categoria;Situação;Início \(/u);
    expect(lines[1]).toMatch(
      /^round-one;Onça de Ouro;Capivara Studios;Slots;Ganha;2026-11-20 .*;"1,00";"3,50";"2,50";BRL$/u,
    );
    // Without an end and without a result, and nothing that a spreadsheet would run.
    expect(lines[3]).toMatch(/^round-last;"'=1\+1;""x""";.*;Em aberto;[^;]+;;"1,00";"0,00";;BRL$/u);
    expect(screen.getByText('Arquivo pronto, com 3 linhas.')).toBeTruthy();
  });

  test('is not saved in part when the network fails, and can be retried', async () => {
    allRounds
      .mockImplementationOnce(() => accepted({ rounds: [settled], currency: 'BRL', next: '5-7' }))
      .mockImplementationOnce(() => refused('network_failed'));
    await visit();
    await press('Baixar tudo em CSV');
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByText(/^Não foi possível criar o arquivo/u)).toBeTruthy();
    allRounds.mockImplementation(() =>
      accepted({ rounds: [settled], currency: 'BRL', next: null }),
    );
    await press('Tentar de novo');
    expect(saveFile).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Arquivo pronto, com 1 linha.')).toBeTruthy();
  });

  test('is made once for a double click, and stops when the page is left', async () => {
    const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
    allRounds.mockImplementation(() => promise);
    await visit();
    await press('Baixar tudo em CSV');
    await press('Baixar tudo em CSV');
    expect(allRounds).toHaveBeenCalledTimes(1);
    cleanup();
    resolve({ ok: true, value: { rounds: [settled], currency: 'BRL', next: null } });
    await settle();
    expect(saveFile).not.toHaveBeenCalled();
  });
});
