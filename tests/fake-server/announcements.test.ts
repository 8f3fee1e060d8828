import { describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import {
  ANNOUNCEMENTS_PAGE_SIZE,
  announcementSchema,
  announcementTypes,
  memberAnnouncementSchema,
} from '#contract/entities/content.ts';
import { call, signIn } from './support/api.ts';
import { sharedServer } from './support/shared-world.ts';

const publicPage = z.object({
  value: z.strictObject({ announcements: z.array(announcementSchema), totalPages: z.number() }),
});
const memberPage = z.object({
  value: z.strictObject({
    announcements: z.array(memberAnnouncementSchema),
    totalPages: z.number(),
    unread: z.number(),
  }),
});
const noticesSchema = z.object({ value: z.object({ popup: z.array(announcementSchema) }) });

const server = await sharedServer();
const token = await signIn(server.portalUrl, 'maria', 'aurora2026');

const get = (path: string, carried: object = {}) => call(server.portalUrl, 'GET', path, carried);
const toEverybody = async (query: string) =>
  publicPage.parse((await get(`/announcements?${query}`)).body).value;
const toMaria = async (query: string) =>
  memberPage.parse((await get(`/announcements/member?${query}`, { token })).body).value;

const popups = async () => {
  const { body } = await get('/notices?types=PU,H&language=PT');
  return noticesSchema.parse(body).value.popup.map(({ id }) => id);
};

describe('announcements (S6, S10)', () => {
  test('show nine a page, newest first, of every type', async () => {
    const first = await toEverybody('language=PT');
    expect(first.announcements).toHaveLength(ANNOUNCEMENTS_PAGE_SIZE);
    const all = await toEverybody('language=PT&pageSize=100');
    expect(first.totalPages).toBe(Math.ceil(all.announcements.length / ANNOUNCEMENTS_PAGE_SIZE));
    const dates = all.announcements.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(all.announcements.map(({ type }) => type))).toEqual(new Set(announcementTypes));
    const beyond = await toEverybody('pageNo=1000');
    expect(beyond).toEqual({ announcements: [], totalPages: first.totalPages });
  });

  test('for members are shown to members only', async () => {
    const members = await toMaria('pageSize=100');
    const everybody = await toEverybody('pageSize=100');
    const known = new Set(everybody.announcements.map(({ id }) => id));
    const more = members.announcements.filter(({ id }) => !known.has(id));
    expect(more.map(({ id }) => id)).toEqual(['members-table']);
    expect(members.announcements).toHaveLength(known.size + 1);
  });

  test('are marked as read one by one; older ones than the account count as read', async () => {
    const before = await toMaria('pageSize=100');
    expect(before.unread).toBe(before.announcements.length);
    const read = (id: string) =>
      call(server.portalUrl, 'POST', `/announcements/${id}/read`, { token, body: {} });
    const answer = await read('pix-faster');
    expect(answer.body).toMatchObject({ value: { unread: before.unread - 1 } });
    expect((await read('pix-faster')).body).toEqual(answer.body);
    const after = await toMaria('pageSize=100');
    expect(after.announcements.filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual([
      'pix-faster',
    ]);
    expect(await read('no-such')).toMatchObject({ status: 404, body: { code: 'not_found' } });

    const { accounts, announcements, members, situations } = server.world;
    accounts.openTrial(situations.of(undefined));
    const [newcomer] = members.newest(1);
    if (!newcomer) throw new Error('the trial account is missing');
    expect(announcements.memberPage(newcomer, 'PT', { pageNo: 1, pageSize: 9 }).unread).toBe(0);
  });

  test('open by themselves unless the site says otherwise (S10)', async () => {
    expect(await popups()).toEqual(['popup-app', 'welcome-popup']);
    server.world.settings.change({ announcementPopups: 0 });
    expect(await popups()).toEqual([]);
    server.world.settings.change({ announcementPopups: 1 });
    expect(await popups()).toHaveLength(2);
  });
});
