import { describe, expect, test } from 'vitest';
import { roundPlaySchema } from '#contract/entities/round-play.ts';
import { settleBaccarat } from '#fake-server/vendors/baccarat/baccarat.maths.ts';
import { settleHands } from '#fake-server/vendors/card-room/card-room.maths.ts';
import { shoot } from '#fake-server/vendors/fish/fish.maths.ts';
import { evaluateSlot, showReels } from '#fake-server/vendors/slot/slot.maths.ts';
import { openGame } from './support/open-game.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';

const world = await sharedWorld();

/** The description of one of Maria's rounds, as in the contract. */
const described = (roundId: string) => {
  const { play } = world.roundRecords.one(memberOf(world, 'maria'), roundId, 'EN');
  return roundPlaySchema.parse(play);
};

/** Hearts of these ranks. */
const cards = (ranks: readonly number[]) =>
  ranks.map((rank) => ({ rank, suit: 'hearts' as const }));

describe('the record shows what was bet and what it paid (W4)', () => {
  test('of a slot: the reels row by row, and each line that paid', () => {
    const reels = showReels([3, 3, 3, 3, 3]);
    const { token } = openGame(world, 'maria');
    const outcome = evaluateSlot(reels, 100, 10);
    world.rounds
      .operator('slot')
      .settle({ token, roundId: 'told-slot', stakes: { spin: 100 } }, () => outcome);
    const { bets, results } = described('told-slot');
    expect(bets[0]).toMatchObject({ on: 'Spin', stake: 100, paid: outcome.win });
    expect(bets).toHaveLength(1 + outcome.lines.length + (outcome.scatter.win > 0 ? 1 : 0));
    expect(results).toMatchObject([{ title: 'Reels', columns: 5 }]);
    expect(results[0]?.items).toHaveLength(15);
    expect(results[0]?.items[0]?.image).toBe(`/art/symbols/g1/${reels[0]?.[0]}.svg`);
    expect(results[0]?.items[1]?.image).toBe(`/art/symbols/g1/${reels[1]?.[0]}.svg`);
  });

  test('of baccarat: the hands with their points, and what each stake paid', () => {
    const hands = {
      player: [
        { rank: 9, suit: 'hearts' as const },
        { rank: 13, suit: 'spades' as const },
      ],
      banker: [
        { rank: 7, suit: 'clubs' as const },
        { rank: 1, suit: 'diamonds' as const },
      ],
    };
    const { token } = openGame(world, 'maria', { kind: 'table' });
    const stakes = { player: 100, tie: 100 };
    world.rounds
      .operator('table')
      .settle({ token, roundId: 'told-table', stakes }, () => ({
        hands,
        ...settleBaccarat(hands, stakes),
      }));
    expect(described('told-table')).toEqual({
      bets: [
        { on: 'Player', stake: 100, odds: 200, paid: 200, state: 'won' },
        { on: 'Tie', stake: 100, odds: 900, paid: 0, state: 'lost' },
      ],
      results: [
        {
          title: 'Player: 9',
          columns: null,
          items: [
            { form: 'card', text: '9♥', image: null },
            { form: 'card', text: 'K♠', image: null },
          ],
        },
        {
          title: 'Banker: 8',
          columns: null,
          items: [
            { form: 'card', text: '7♣', image: null },
            { form: 'card', text: 'A♦', image: null },
          ],
        },
      ],
    });
  });

  test('of a card room: the hands of the table, who folded, and who took the pot', () => {
    const { token } = openGame(world, 'maria', { kind: 'cards' });
    const operator = world.rounds.operator('cards');
    const settlesAt = world.clock.now() + 60_000;
    const hand = { ante: 100, cards: cards([1, 13, 12]), names: ['Ana', 'Bruno'], settlesAt };
    operator.deal({ token, roundId: 'told-cards', stakes: { ante: 100 } }, () => hand);
    // Nothing is shown of the others before the player has decided.
    expect(described('told-cards')).toMatchObject({
      bets: [{ on: 'Ante', stake: 100, paid: null, state: 'open' }],
      results: [{ title: 'You: straight flush' }],
    });
    operator.decide({ token, roundId: 'told-cards', stakes: { bet: 100 } }, () => ({
      ...hand,
      ...settleHands({ ...hand, isIn: true }, [
        { name: 'Ana', cards: cards([2, 5, 9]), isIn: true },
        { name: 'Bruno', cards: cards([3, 6, 8]), isIn: false },
      ]),
    }));
    expect(described('told-cards')).toMatchObject({
      bets: [
        { on: 'Ante', stake: 100, state: 'won' },
        { on: 'Bet', stake: 100, state: 'won' },
      ],
      results: [
        { title: 'You: straight flush', items: [{ text: 'A♥' }, { text: 'K♥' }, { text: 'Q♥' }] },
        { title: 'Ana: flush' },
        { title: 'Bruno: flush · folded' },
        { items: [{ text: 'You took the pot. Pot: 5.00; rake: 0.25.' }] },
      ],
    });
  });

  test('of a fish hunt: the target, and whether it was a catch', () => {
    const { token } = openGame(world, 'maria', { kind: 'fish' });
    const request = { token, roundId: 'told-fish', stakes: { octopus: 100 } };
    world.rounds.operator('fish').settle(request, () => shoot(() => 0, 100, 'octopus'));
    expect(described('told-fish')).toMatchObject({
      bets: [{ on: 'Octopus', stake: 100, odds: 2_500, paid: 2_500, state: 'won' }],
      results: [{ title: 'The shot', items: [{ text: 'Caught' }] }],
    });
  });

  test('of a lottery: the numbers, and the draw only after it is out', () => {
    const lottery = world.lotteryProvider.lotteries.find(({ drum }) => drum.form === 'digits');
    if (!lottery) throw new Error('There is no lottery of digits.');
    const [play] = world.lotteryProvider.plays(lottery);
    if (!play) throw new Error('There is nothing to bet on.');
    const { drawNo, resultsAt } = world.lotteryProvider.open(lottery, world.clock.now());
    const { token } = openGame(world, 'maria', { kind: 'lottery' });
    const bet = {
      gameCode: lottery.code,
      drawNo,
      playType: play.type,
      numbers: ['7'],
      odds: play.odds,
      settlesAt: resultsAt,
    };
    world.rounds
      .operator('lottery')
      .place({ token, roundId: 'told-lottery', stakes: { bet: 100 } }, bet);
    const before = described('told-lottery');
    expect(before.bets).toMatchObject([{ stake: 100, odds: play.odds, paid: null, state: 'open' }]);
    expect(before.results).toMatchObject([{ items: [{ form: 'text', text: 'Not out yet.' }] }]);
    world.clock.move(resultsAt - world.clock.now());
    const [group] = described('told-lottery').results;
    const past = world.lotteryProvider.resultOf(lottery, drawNo, world.clock.now());
    const drawn = past?.result.prizes[0]?.numbers;
    if (drawn === undefined) expect(group?.items[0]?.text).toMatch(/Draw cancelled/u);
    else expect(group?.items.map(({ text }) => text)).toEqual(drawn);
  });

  test('and nothing for a round that no vendor knows', () => {
    const { token } = openGame(world, 'maria');
    world.rounds
      .operator('slot')
      .settle({ token, roundId: 'told-not', stakes: { spin: 100 } }, () => ({
        stake: 100,
        win: 0,
      }));
    expect(world.roundRecords.one(memberOf(world, 'maria'), 'told-not', 'PT').play).toBeNull();
  });
});

describe('rounds offered to continue (L5a)', () => {
  test('leave out open bets, and closed rounds', () => {
    const { token, memberId } = openGame(world, 'joao', { kind: 'sports' });
    const match = world.sportsSimulator
      .matches('sports', world.clock.now())
      .find(({ startsAt }) => startsAt > world.clock.now());
    if (!match) throw new Error('There is no match.');
    const bet = { legs: [{ matchId: match.id, outcome: '1', odds: 200 }], settlesAt: match.endsAt };
    world.rounds.operator('sports').place({ token, roundId: 'waits', stakes: { slip: 100 } }, bet);
    const slot = openGame(world, 'joao');
    for (const roundId of ['left-one', 'left-two']) {
      const request = { token: slot.token, roundId, stakes: { spin: 100 } };
      world.rounds.operator('slot').settle(request, () => ({ stake: 100, win: 0 }));
    }
    const keys = () => world.rounds.unfinished(memberId).map(({ round_key }) => round_key);
    expect(keys()).toEqual(['left-two']);
    world.rounds.closeUnfinished(memberOf(world, 'maria').id, ['left-two']);
    expect(keys()).toEqual(['left-two']);
    world.rounds.closeUnfinished(memberId, ['left-two', 'waits']);
    expect(keys()).toEqual([]);
    expect(world.rounds.operator('slot').session(slot.token)?.unfinished).toBeUndefined();
  });
});
