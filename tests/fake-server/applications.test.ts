import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applicationSchema } from '#contract/entities/application.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import type { World } from '#fake-server/world/world.ts';
import { newMember } from './support/new-member.ts';
import { memberOf } from './support/played-rounds.ts';
import { smallJpeg, smallPng } from './support/sent-pictures.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

const MINUTE = 60_000;
/** It is decided after half an hour, and requires play. */
const CASHBACK = 'live-cashback';

let world: World;
beforeEach(async () => {
  world = await openTestWorld({ slotGames: 5 });
});
afterEach(() => world.close());

const joao = () => memberOf(world, 'joao');
const send = async (member: MemberRow, file = smallPng) =>
  (await world.applications.sendPicture(member, CASHBACK, file.toString('base64'))).id;
const apply = (member: MemberRow, pictures: string[] = []) =>
  world.applications.apply(member, CASHBACK, { comment: ' I played ', pictures });
const stateOf = (member: MemberRow) =>
  world.promotions.forMember(member).find(({ promotionId }) => promotionId === CASHBACK)?.state;
const titlesOf = ({ id }: MemberRow) =>
  world.messages
    .page(id, { filter: 'unread', language: 'EN', pageNo: 1, pageSize: 10 })
    .messages.map(({ title }) => title);

describe('applying for a promotion (W6)', () => {
  test('keeps the comment and the pictures, in their order, and shows them to their owner', async () => {
    const [first, second] = [await send(joao()), await send(joao(), smallJpeg)];
    const application = apply(joao(), [second, first]);
    expect(applicationSchema.parse(application)).toMatchObject({
      state: 'applying',
      comment: 'I played',
      pictures: [
        { id: second, type: 'image/jpeg' },
        { id: first, type: 'image/png' },
      ],
      canBeWithdrawn: true,
      decidedAt: null,
    });
    expect(world.applications.current(joao(), CASHBACK)).toEqual(application);
    expect(world.applications.picture(joao(), first)).toEqual({
      type: 'image/png',
      picture: smallPng.toString('base64'),
    });
    expect(stateOf(joao())).toBe('applying');
  });

  test("another person's application and picture are not found", async () => {
    const carlos = memberOf(world, 'carlos');
    const picture = await send(carlos);
    expect(await refusalOf(() => world.applications.picture(joao(), picture))).toBe('not_found');
    expect(await refusalOf(() => apply(joao(), [picture]))).toBe('picture_unknown');
    expect(world.applications.current(joao(), CASHBACK)).toBeNull();
    const { id } = apply(carlos, [picture]);
    expect(await refusalOf(() => world.applications.withdraw(joao(), id))).toBe('not_found');
  });

  test('a picture counts for one application, and no picture twice', async () => {
    const picture = await send(joao());
    expect(await refusalOf(() => apply(joao(), [picture, picture]))).toBe('picture_unknown');
    const { id } = apply(joao(), [picture]);
    world.applications.withdraw(joao(), id);
    expect(await refusalOf(() => apply(joao(), [picture]))).toBe('picture_unknown');
  });

  test('keeps only the newest pictures that no application uses', async () => {
    const pictures: string[] = [];
    for (let count = 0; count < 7; count += 1) pictures.push(await send(joao()));
    const [oldest = '', next = ''] = pictures;
    expect(await refusalOf(() => world.applications.picture(joao(), oldest))).toBe('not_found');
    expect(world.applications.picture(joao(), next).type).toBe('image/png');
  });

  test.each([
    ['no-such-promotion', 'promotion_not_found'],
    ['first-spins', 'promotion_not_joinable'],
    ['vip-anniversary', 'promotion_not_eligible'],
  ])('nobody applies for %s: %s', async (id, code) => {
    const { applications } = world;
    const picture = smallPng.toString('base64');
    expect(
      await refusalOf(() => applications.apply(joao(), id, { comment: '', pictures: [] })),
    ).toBe(code);
    expect(await refusalOf(() => applications.sendPicture(joao(), id, picture))).toBe(code);
  });

  test('allows one application per person, and none after the end', async () => {
    apply(joao());
    expect(await refusalOf(() => apply(joao()))).toBe('application_sent');
    expect(await refusalOf(() => send(joao()))).toBe('application_sent');
    world.clock.move(100 * 24 * 60 * MINUTE);
    expect(await refusalOf(() => apply(memberOf(world, 'carlos')))).toBe('promotion_ended');
  });

  test('can be withdrawn before anybody looked at it, and sent again', async () => {
    const { id } = apply(joao());
    expect(world.applications.withdraw(joao(), id)).toMatchObject({
      state: 'withdrawn',
      promisedAt: null,
      canBeWithdrawn: false,
    });
    expect(world.applications.withdraw(joao(), id).state).toBe('withdrawn');
    expect(world.applications.current(joao(), CASHBACK)).toBeNull();
    expect(stateOf(joao())).toBeUndefined();
    expect(world.applications.decide(id, 'issued')).toBe(false);
    const again = apply(joao());
    expect(world.applications.takeUp(again.id)).toBe(true);
    expect(stateOf(joao())).toBe('in_process');
    expect(await refusalOf(() => world.applications.withdraw(joao(), again.id))).toBe(
      'application_not_withdrawable',
    );
  });

  test('is granted by an operator, notified, and paid when it is claimed', () => {
    const { id } = apply(joao());
    expect(world.applications.takeUp('none')).toBe(false);
    expect(world.applications.decide(id, 'issued')).toBe(true);
    expect(world.applications.decide(id, 'not_credible')).toBe(false);
    expect(world.applications.takeUp(id)).toBe(false);
    expect(titlesOf(joao())).toContain('Your request was approved');
    expect(world.applications.current(joao(), CASHBACK)).toMatchObject({ state: 'issued' });
    world.promotions.claim(joao(), CASHBACK);
    expect(world.applications.current(joao(), CASHBACK)).toMatchObject({
      state: 'claimed',
      reason: null,
      promisedAt: null,
    });
  });

  test('is rejected by an operator, with a reason', async () => {
    const { id } = apply(joao());
    world.applications.takeUp(id);
    expect(world.applications.decide(id, 'pictures_unclear')).toBe(true);
    expect(world.applications.current(joao(), CASHBACK)).toMatchObject({
      state: 'rejected',
      reason: 'pictures_unclear',
    });
    expect(titlesOf(joao())).toContain('Your request was not approved');
    expect(await refusalOf(() => world.promotions.claim(joao(), CASHBACK))).toBe(
      'promotion_not_claimable',
    );
    expect(await refusalOf(() => apply(joao()))).toBe('application_sent');
  });

  test('that nobody decides in time is decided by the terms, and notified once with its time', () => {
    const { account } = newMember(world);
    const member = memberOf(world, account);
    const { promisedAt } = apply(member);
    world.clock.move(30 * MINUTE - 1);
    world.applications.settleDue();
    expect(titlesOf(member)).not.toContain('Your request was not approved');
    world.clock.move(2 * MINUTE);
    expect(world.applications.current(member, CASHBACK)).toMatchObject({
      state: 'rejected',
      reason: 'conditions_not_met',
      decidedAt: promisedAt,
    });
    world.applications.settleDue();
    const received = world.messages
      .page(member.id, { filter: 'all', language: 'EN', pageNo: 1, pageSize: 10 })
      .messages.filter(({ title }) => title === 'Your request was not approved');
    expect(received.map(({ sentAt }) => sentAt)).toEqual([promisedAt]);
  });
});
