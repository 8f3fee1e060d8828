import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { payoutScenes } from '#fake-server/scenes/payout-scenes.ts';
import type * as actors from '#web/app/live/live-updates.actors.ts';
import { closeLivePage, openLivePage, QUESTION, STREAM } from './live-page.tsx';

/** The delays of the flow that a test does not wait for in full. */
const brief = vi.hoisted(() => ({ opening: 8000, poll: 20_000 }));

vi.mock('#web/app/live/live-updates.actors.ts', async (original) => {
  const { provideLiveUpdates } = await original<typeof actors>();
  return {
    provideLiveUpdates: (...args: Parameters<typeof provideLiveUpdates>) =>
      provideLiveUpdates(...args).provide({
        delays: {
          openingLimit: () => brief.opening,
          pollInterval: () => brief.poll,
          resumeDelay: 10,
        },
      }),
  };
});

afterEach(async () => {
  brief.opening = 8000;
  brief.poll = 20_000;
  await closeLivePage();
});

test('the balance in the header follows the server without a reload (S17)', async () => {
  const page = await openLivePage();
  await page.hasRequested(STREAM);
  page.credit(1234);
  await page.showsBalance(1234);
  page.credit(6);
  await page.showsBalance(1240);
  expect(page.proxy.requests.filter((each) => each === STREAM)).toHaveLength(1);
  expect(page.proxy.requests).not.toContain(QUESTION);
});

test('the header shows the parts of the balance, including what is reserved (S1, W1)', async () => {
  const page = await openLivePage();
  await page.hasRequested(STREAM);
  const { members } = page.world;
  const member = members.byId(page.memberId);
  if (!member) throw new Error('Nobody is there.');
  payoutScenes.play(page.world, member, 'withdrawal-in-parts');
  page.credit(1234);
  await page.showsBalance(8734);
  fireEvent.click(screen.getByRole('button', { name: /87[.,]34/u }));
  const reserved = await screen.findByText(/^Reserv/u);
  expect(reserved.parentElement?.textContent).toMatch(/75[.,]00/u);
});

test('a change between the first reads and the first stream is noticed (S17)', async () => {
  const page = await openLivePage({ holdsBack: true });
  page.credit(700);
  page.proxy.holdBack(false);
  page.proxy.cut();
  await page.showsBalance(700);
});

test('unread messages are counted again (S17, W7)', async () => {
  const page = await openLivePage();
  await page.hasRequested(STREAM);
  page.world.messages.send(page.memberId, {
    title: { EN: 'News' },
    content: { EN: 'Good' },
  } as never);
  await waitFor(() => expect(screen.getByRole('link', { name: /1/u })).toBeTruthy());
});

test('background reads keep no idle session alive (S17, A19)', async () => {
  const page = await openLivePage();
  await page.hasRequested(STREAM);
  // What is read at the sign-in is a use: the person, their picture, the balance, and how many
  // messages are unread.
  await waitFor(() => expect(page.uses()).toBe(4));
  page.credit(10);
  await page.showsBalance(10);
  expect(page.uses()).toBe(4);
  expect(page.background).toEqual(
    expect.arrayContaining(['/api/live/changes', '/api/wallet/balance']),
  );
});

test('a proxy that buffers streams is noticed: the page polls instead (S17)', async () => {
  brief.opening = 50;
  brief.poll = 50;
  const page = await openLivePage({ holdsBack: true });
  await page.hasRequested(QUESTION);
  page.credit(55);
  await page.showsBalance(55);
});

test('a broken stream resumes after its last event (S17)', async () => {
  const page = await openLivePage();
  await page.hasRequested(STREAM);
  page.credit(1);
  await page.showsBalance(1);
  page.proxy.cut();
  page.credit(2);
  await page.showsBalance(3);
  await page.hasRequested(STREAM, 2);
});

test('a hidden page closes its stream, and catches up when visible (S17)', async () => {
  const page = await openLivePage();
  await page.hasRequested(STREAM);
  page.look(false);
  page.credit(5);
  page.look(true);
  await page.hasRequested(STREAM, 2);
  await page.showsBalance(5);
});

test('a session that ends elsewhere signs the page out (S17, A19)', async () => {
  const page = await openLivePage();
  await page.hasRequested(STREAM);
  page.world.sessions.endOfMember(page.memberId);
  await screen.findByText('nobody is signed in');
});

test('the page reads the status when told that it changed (S17, S9)', async () => {
  const page = await openLivePage();
  await page.hasRequested(STREAM);
  page.world.situations.set(['maintenance']);
  await waitFor(() =>
    expect(page.services.systemStatus.getSnapshot().context.site?.status).toBe(1),
  );
});
