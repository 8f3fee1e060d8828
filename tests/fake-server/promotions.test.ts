import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { promotionDetailSchema, promotionSchema } from '#contract/entities/promotion.ts';
import { allPromotions } from '#fake-server/content/promotions.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { playTable } from '#fake-server/store/play/play.ts';
import type { World } from '#fake-server/world/world.ts';
import { newMember } from './support/new-member.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the rules of promotions (W5, W8)', () => {
  let world: World;
  beforeEach(async () => {
    world = await openTestWorld();
  });
  afterEach(() => world.close());

  const someone = (account: string): MemberRow => {
    const member = world.members.byAccount(account);
    if (!member) throw new Error(`Nobody is called ${account}.`);
    return member;
  };
  const bonusesOf = ({ id }: MemberRow) =>
    world.wallet.entries(id).filter(({ kind }) => kind === 'promotion_bonus');
  const stateOf = (member: MemberRow, id: string) =>
    world.promotions.forMember(member).find(({ promotionId }) => promotionId === id)?.state;
  let rounds = 0;
  const playRounds = (member: MemberRow, count: number) => {
    for (let round = 0; round < count; round += 1) {
      rounds += 1;
      playTable(world.database).insertRound(member.id, {
        round_key: `round-${rounds}`,
        node_id: 'any',
        stake: 10,
        stakes: null,
        win: 0,
        state: 'settled',
        settles_at: null,
        outcome: '{}',
        balance_after: 0,
        played_at: world.clock.now(),
        shown: 1,
      });
    }
  };

  test('current promotions come first, then coming ones, then those just ended', () => {
    const listed = world.promotions.list(undefined, 'PT');
    for (const promotion of listed) promotionSchema.parse(promotion);
    const phases = listed.map(({ startsAt, endsAt }) => {
      if (Date.parse(startsAt) > world.clock.now()) return 1;
      return endsAt !== null && Date.parse(endsAt) <= world.clock.now() ? 2 : 0;
    });
    expect(phases).toEqual(phases.toSorted((left, right) => left - right));
    expect(new Set(phases)).toEqual(new Set([0, 1, 2]));
  });

  test('promotions end at their last moment, and leave the list two weeks later', () => {
    const ids = () => world.promotions.list(undefined, 'PT').map(({ id }) => id);
    expect(ids()).toContain('matchday');
    world.clock.move(28 * DAY - 1);
    expect(ids()).toContain('matchday');
    world.clock.move(1);
    expect(ids()).not.toContain('matchday');
    world.clock.move(10_000 * DAY);
    expect(ids()).toEqual(['welcome-bonus']);
  });

  test('promotions are filtered by category and language, each with its content', () => {
    const newPlayer = world.promotions.list('new_player', 'EN');
    expect(new Set(newPlayer.map(({ category }) => category))).toEqual(new Set(['new_player']));
    expect(newPlayer[0]?.title).toBe('Welcome bonus');
    for (const { id } of allPromotions) {
      const detail = promotionDetailSchema.parse(world.promotions.one(id, 'PT'));
      expect(detail.content).toMatch(/<(?:p|ol)>/u);
      expect(detail.terms).toContain('<li>');
    }
  });

  test('the conditions match the bonus that is granted', () => {
    const conditionsOf = (id: string) => world.promotions.one(id, 'PT').conditions;
    const { times, days } = world.settings.current.bonusWagering;
    expect(conditionsOf('first-spins')?.wagering).toMatchObject({ times, days });
    const maria = someone('maria');
    world.promotions.claim(maria, 'first-spins');
    const [granted] = world.bonuses
      .active(maria.id)
      .filter(({ source }) => source.includes('first-spins'));
    expect(granted?.required).toBe(1_000 * times);
    expect(granted && granted.expires_at - granted.granted_at).toBe(days * DAY);
    // Money at once, a prize of a draw, and points alone.
    expect(conditionsOf('live-cashback')).toMatchObject({ wagering: null });
    expect(conditionsOf('golden-ticket')).toMatchObject({ wagering: null });
    expect(conditionsOf('invite-a-friend')).toBeNull();
  });

  test('a promotion says how much it pays, per person or in total', () => {
    const paid = (id: string) => {
      const { bonus, prizePool } = world.promotions.one(id, 'PT');
      return { bonus: bonus?.amount ?? null, prizePool: prizePool?.amount ?? null };
    };
    const registration = world.settings.current.registrationBonus;
    expect(paid('welcome-bonus')).toEqual({ bonus: registration, prizePool: null });
    expect(paid('slots-race')).toEqual({ bonus: 1_200, prizePool: null });
    expect(paid('golden-ticket')).toEqual({ bonus: null, prizePool: 180_000 });
    expect(paid('invite-a-friend')).toEqual({ bonus: null, prizePool: null });
  });

  test('the one for inviting friends says what the settings ask of a friend (G6)', async () => {
    const { referral } = world.settings.current;
    world.settings.change({ referral: { ...referral, stake: 25_000, days: 12 } });
    expect(world.promotions.one('invite-a-friend', 'EN').summary).toBe(
      'Earn points when your friend bets R$250 within 12 days.',
    );
    world.settings.change({ referral: { ...referral, enabled: false } });
    expect(await refusalOf(() => world.promotions.one('invite-a-friend', 'EN'))).toBe(
      'promotion_not_found',
    );
  });

  test.each([
    ['PT', 'Diamante'],
    ['EN', 'Diamond'],
  ] as const)(
    'the lowest rank has its name in the language of the reader: %s (G1)',
    (language, rank) => {
      expect(world.promotions.one('vip-raffle', language).content).toContain(
        `<strong>${rank}</strong>`,
      );
    },
  );

  test('a claim pays once, as an entry of the ledger', () => {
    const maria = someone('maria');
    const opening = world.wallet.balance(maria.id);
    const first = world.promotions.claim(maria, 'first-spins');
    expect(first).toMatchObject({ state: 'claimed', bonus: { amount: 1_000, currency: 'BRL' } });
    world.clock.move(MINUTE);
    expect(world.promotions.claim(maria, 'first-spins')).toEqual(first);
    expect(bonusesOf(maria)).toMatchObject([{ amount: 1_000 }]);
    expect(world.wallet.balance(maria.id)).toBe(opening + 1_000);
    expect(world.ledger.imbalances()).toEqual([]);
  });

  test.each([
    ['claim', 'no-such-promotion', 'promotion_not_found'],
    ['claim', 'night-owl', 'promotion_not_started'],
    ['claim', 'derby-final', 'promotion_ended'],
    ['claim', 'welcome-bonus', 'promotion_not_claimable'],
    ['claim', 'slots-race', 'promotion_not_claimable'],
    ['join', 'first-spins', 'promotion_not_joinable'],
    ['join', 'golden-ticket', 'promotion_not_joinable'],
    ['join', 'aurora-cup', 'promotion_not_started'],
    ['join', 'vip-anniversary', 'promotion_not_joinable'],
    ['enter', 'slots-race', 'promotion_not_joinable'],
    ['enter', 'vip-raffle', 'promotion_not_eligible'],
  ] as const)('%s of %s is refused: %s', async (action, id, code) => {
    const maria = someone('maria');
    expect(await refusalOf(() => world.promotions[action](maria, id))).toBe(code);
    expect(bonusesOf(maria)).toEqual([]);
  });

  test('a coming promotion says when it begins', () => {
    expect(() => world.promotions.claim(someone('maria'), 'night-owl')).toThrow(
      expect.objectContaining({ details: { retryAfterSeconds: 6 * 60 * 60 } }),
    );
  });

  test('an application is decided on after its time: granted, claimed and paid', async () => {
    const beatriz = someone('beatriz');
    playRounds(beatriz, 1);
    world.clock.move(1);
    expect(await refusalOf(() => world.promotions.join(beatriz, 'live-cashback'))).toBe(
      'promotion_not_joinable',
    );
    world.applications.apply(beatriz, 'live-cashback', { comment: '', pictures: [] });
    expect(stateOf(beatriz, 'live-cashback')).toBe('applying');
    expect(await refusalOf(() => world.promotions.claim(beatriz, 'live-cashback'))).toBe(
      'promotion_not_claimable',
    );
    world.clock.move(30 * MINUTE - 1);
    expect(stateOf(beatriz, 'live-cashback')).toBe('applying');
    world.clock.move(1);
    expect(stateOf(beatriz, 'live-cashback')).toBe('issued');
    expect(world.promotions.claim(beatriz, 'live-cashback').state).toBe('claimed');
    expect(bonusesOf(beatriz)).toMatchObject([{ amount: 1_500 }]);
  });

  test('a rejection is final, also after further play', async () => {
    const maria = someone('maria');
    expect(stateOf(maria, 'live-cashback')).toBe('rejected');
    playRounds(maria, 3);
    expect(stateOf(maria, 'live-cashback')).toBe('rejected');
    expect(await refusalOf(() => world.promotions.claim(maria, 'live-cashback'))).toBe(
      'promotion_not_claimable',
    );
  });

  test('a mission goes from joining through its rounds to the bonus', () => {
    const maria = someone('maria');
    playRounds(maria, 4);
    world.clock.move(1);
    expect(world.promotions.join(maria, 'slots-race')).toMatchObject({
      state: 'joined',
      roundsPlayed: 0,
    });
    playRounds(maria, 9);
    expect(stateOf(maria, 'slots-race')).toBe('in_process');
    playRounds(maria, 1);
    expect(stateOf(maria, 'slots-race')).toBe('issued');
    // Earned rewards stay, also after the end.
    world.clock.move(40 * DAY);
    expect(world.promotions.claim(maria, 'slots-race').state).toBe('claimed');
    expect(bonusesOf(maria)).toMatchObject([{ amount: 1_200 }]);
  });

  test('a mission that ends before its rounds are played pays nothing', async () => {
    const joao = someone('joao');
    world.clock.move(27 * DAY);
    playRounds(joao, 10);
    expect(stateOf(joao, 'slots-race')).toBe('closed');
    expect(await refusalOf(() => world.promotions.claim(joao, 'slots-race'))).toBe(
      'promotion_not_claimable',
    );
  });

  test('a raffle draws once, at its time (S16)', async () => {
    const [maria, joao] = [someone('maria'), someone('joao')];
    const before = world.promotions.one('golden-ticket', 'PT').raffle;
    expect(before?.winners).toBeNull();
    const mine = world.promotions.enter(maria, 'golden-ticket');
    expect(mine.state).toBe('joined');
    expect(world.promotions.enter(maria, 'golden-ticket').ticket).toBe(mine.ticket);
    expect(world.promotions.enter(joao, 'golden-ticket').ticket).not.toBe(mine.ticket);
    expect(world.promotions.one('golden-ticket', 'PT').raffle?.entries).toBe(
      (before?.entries ?? 0) + 2,
    );

    world.clock.move(4 * DAY - 1);
    expect(world.promotions.one('golden-ticket', 'PT').raffle?.winners).toBeNull();
    world.clock.move(1);
    expect(await refusalOf(() => world.promotions.enter(someone('rafael'), 'golden-ticket'))).toBe(
      'promotion_ended',
    );
    const drawn = world.promotions.one('golden-ticket', 'PT').raffle;
    expect(new Set(drawn?.winners?.map(({ ticket }) => ticket)).size).toBe(5);
    expect(drawn?.winners?.map(({ prize }) => prize)).toEqual(drawn?.prizes);
    world.clock.move(3 * DAY);
    expect(world.promotions.one('golden-ticket', 'PT').raffle?.winners).toEqual(drawn?.winners);
    const won = drawn?.winners?.some(({ ticket }) => ticket === mine.ticket) === true;
    expect(stateOf(maria, 'golden-ticket')).toBe(won ? 'issued' : 'closed');
  });

  test('only the winner of a raffle can claim the prize of the ticket', async () => {
    const players = Array.from(
      { length: 6 },
      () => world.members.byId(newMember(world, 6).id) as MemberRow,
    );
    const tickets = players.map((player) => world.promotions.enter(player, 'vip-raffle').ticket);
    world.clock.move(2 * DAY);
    const winners = world.promotions.one('vip-raffle', 'PT').raffle?.winners ?? [];
    expect(winners).toHaveLength(6);
    for (const [index, player] of players.entries()) {
      const prize = winners.find(({ ticket }) => ticket === tickets[index])?.prize;
      if (prize) {
        expect(world.promotions.claim(player, 'vip-raffle')).toMatchObject({
          state: 'claimed',
          bonus: prize,
        });
        expect(bonusesOf(player)).toMatchObject([{ amount: prize.amount }]);
      } else {
        expect(await refusalOf(() => world.promotions.claim(player, 'vip-raffle'))).toBe(
          'promotion_not_claimable',
        );
      }
    }
    expect(world.ledger.imbalances()).toEqual([]);
  });

  test('another world with the same seed draws the same winners', async () => {
    const other = await openTestWorld();
    expect(other.promotions.one('spring-raffle', 'PT').raffle).toEqual(
      world.promotions.one('spring-raffle', 'PT').raffle,
    );
    other.close();
  });
});
