// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { LotteryBet } from '#contract/entities/lottery.ts';
import type { PlayType } from '#contract/entities/lottery-types.ts';
import {
  placeAt,
  readLotteryAddress,
  toAllLotteries,
  toLottery,
} from '#web/features/lottery/lottery-address.ts';
import { hitsOf } from '#web/features/lottery/numbers/hits.ts';

const read = (path: string, query: string) =>
  readLotteryAddress(new URLSearchParams(query), placeAt(path));

describe('the address of a page of lotteries (R4, L7)', () => {
  test('contains prize mode, lottery and view', () => {
    expect(read('/lottery', '')).toMatchObject({
      prizeMode: 'Lott',
      view: 'numbers',
      gameCode: undefined,
      isLobbyOpen: false,
    });
    expect(read('/lottery', 'mode=ZY').prizeMode).toBe('ZY');
    expect(read('/vnlottery/', '').prizeMode).toBe('SEA');
    expect(read('/elott', 'gameCode=keno-brasil&show=bets&pageNo=3')).toMatchObject({
      gameCode: 'keno-brasil',
      view: 'bets',
      pageNo: 3,
    });
  });

  test('with a play opens the betting view', () => {
    const address = read('/lottery', 'gameCode=loto-expresso&playType=final3');
    expect(address).toMatchObject({ view: 'betting', playType: 'final3' });
    expect(read('/lottery', 'gameCode=x&playType=final3&show=rules').view).toBe('rules');
  });

  test('ignores unknown values', () => {
    expect(read('/lottery', 'mode=SEA').prizeMode).toBe('Lott');
    expect(read('/elott', 'mode=Lott').prizeMode).toBe('Elott');
    expect(read('/lottery', 'gameCode=&playType=all&show=everything&pageNo=-1')).toMatchObject({
      gameCode: undefined,
      playType: undefined,
      view: 'numbers',
      pageNo: 1,
    });
    expect(
      ['1.5', 'NaN', '1e9'].map((pageNo) => read('/elott', `pageNo=${pageNo}`).pageNo),
    ).toEqual([1, 1, 1]);
    expect(read('/lottery', 'show=lobby').isLobbyOpen).toBe(false);
    expect(read('/vnlottery', 'show=lobby').isLobbyOpen).toBe(true);
  });

  test('keeps the bars and the mode on the way to a lottery and back', () => {
    const parameters = new URLSearchParams('bars=1&mode=ZY&show=lobby&playType=final1');
    expect(toLottery(parameters, 'hue')).toBe('?bars=1&mode=ZY&gameCode=hue');
    expect(toAllLotteries(new URLSearchParams('bars=1&gameCode=hue&show=bets&pageNo=2'))).toBe(
      '?bars=1',
    );
    expect(toAllLotteries(new URLSearchParams('gameCode=hue'))).toBe('');
  });
});

const bet = (playType: PlayType, numbers: string[], state: LotteryBet['state'], main: string[]) =>
  ({
    playType,
    numbers,
    state,
    draw: { prizes: [{ prize: 'main', numbers: main }] },
  }) as unknown as LotteryBet;
const marked = (one: LotteryBet) =>
  one.draw?.prizes.flatMap(({ prize, numbers }) =>
    numbers.filter((number, index) => hitsOf(one)(prize, number, index)),
  );

const table = (playType: PlayType, numbers: string[], state: LotteryBet['state']) =>
  ({
    ...bet(playType, numbers, state, []),
    draw: {
      prizes: [
        { prize: 'special', numbers: ['90536'] },
        { prize: 'seventh', numbers: ['36', '63'] },
      ],
    },
  }) as unknown as LotteryBet;

describe('the numbers that a bet hit (L7)', () => {
  test('are the chosen balls that were drawn', () => {
    expect(marked(bet('pick2', ['03', '17'], 'lost', ['03', '16', '18']))).toEqual(['03']);
    expect(marked(bet('pick2', ['03', '17'], 'won', ['03', '17', '18']))).toEqual(['03', '17']);
  });

  test('are the last digits of a winning draw, and none of a losing one', () => {
    const digits = ['1', '0', '4', '0', '7'];
    expect(marked(bet('final3', ['407'], 'won', digits))).toEqual(['4', '0', '7']);
    expect(marked(bet('final3', ['408'], 'lost', digits))).toEqual([]);
    expect(marked(bet('size', ['big'], 'won', digits))).toEqual(['7']);
    expect(marked(bet('parity', ['even'], 'lost', digits))).toEqual([]);
  });

  test('are the special prize, or every prize with those digits', () => {
    expect(marked(table('anyTwo', ['36'], 'won'))).toEqual(['90536', '36']);
    expect(marked(table('head', ['3'], 'won'))).toEqual(['90536']);
    expect(marked(table('special2', ['63'], 'lost'))).toEqual([]);
  });
});
