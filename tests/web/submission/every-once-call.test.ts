import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RouteMetadata } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { projectRoot } from '#tools/project.ts';
import memberNames from '#web/i18n/messages/EN/member/memberSubmission.json';
import visitorNames from '#web/i18n/messages/EN/submission.json';

type Routes = Readonly<Record<string, { readonly metadata: RouteMetadata }>>;

/** Every call that counts once, by its metadata. */
const onceCalls = Object.entries(contract as unknown as Readonly<Record<string, Routes>>).flatMap(
  ([domain, routes]) =>
    Object.entries(routes)
      .filter(([, { metadata }]) => metadata.once)
      .map(([name, { metadata }]) => ({ call: `${domain}.${name}`, metadata })),
);

const sources = globSync('{web,machines}/**/*.{ts,tsx}', { cwd: projectRoot }).map((file) => ({
  file,
  text: readFileSync(join(projectRoot, file), 'utf8'),
}));

/** The text at a path of names. */
function textAt(texts: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], texts);
}

/** The calls that have a name in some texts. */
const namesIn = (texts: Readonly<Record<string, object>>) =>
  Object.entries(texts).flatMap(([domain, names]) =>
    Object.keys(names).map((name) => `${domain}.${name}`),
  );

/** Calls that their own form repeats: `repeating` sends them, with the same key. */
const repeated = new Set([
  'account.forgotPassword',
  'account.freePlay',
  'account.linkSocial',
  'contacts.codes',
  'moneyPasswords.code',
  'security.prove',
  'sms.forgotPassword',
  'sms.login',
  'sms.registrationByMobile',
  'sms.registrationByUsername',
  'accountRecovery.code',
]);
const submitted = onceCalls.filter(({ call }) => !repeated.has(call));

describe('every call that counts once (W2, A12)', () => {
  it('has its name for a lost answer, if any, where those who send it load it', () => {
    const ofVisitors = submitted.filter(({ metadata }) => metadata.auth === 'none');
    const unreachable = ofVisitors.filter(({ call }) => textAt(memberNames, call) !== undefined);
    expect(
      unreachable.map(({ call }) => call),
      'Name these in submission.json: visitors load no texts of member pages',
    ).toEqual([]);
    const named = [...namesIn(visitorNames.sent), ...namesIn(memberNames)];
    expect(named.length).toBeGreaterThan(30);
    expect(
      named.filter((name) => !submitted.some(({ call }) => call === name)),
      'Take these names out of submission.json and memberSubmission.json: no submission sends them',
    ).toEqual([]);
  });

  it.each(onceCalls)('$call is always sent by a submission', ({ call }) => {
    const sending = sources.filter(({ text }) => text.includes(`api.${call}(`));
    const elsewhere = sending.filter(
      ({ text }) =>
        !/\b(?:provideSubmission|useSubmission|useFirstPassword|usePictureSending|SendPicture|OnceCallOptions|repeating)\b/u.test(
          text,
        ),
    );
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });

  it('gets its key from one place', () => {
    const makers = sources.filter(({ text }) => /\brandomText\b/u.test(text));
    expect(makers.map(({ file }) => file).toSorted()).toEqual([
      // The flows page and a portal are named, for each other.
      'web/flows/devices/device-watch.ts',
      'web/inspector/flow-feed.ts',
      'web/platform/random-text.ts',
      'web/platform/windows/claims.ts',
      'web/shared/sent-pictures/use-picture-sending.ts',
      'web/shared/session/session.actors.ts',
      'web/shared/submission/kept-submissions.ts',
    ]);
    const keyMakers = sources.filter(({ text }) => /\bnewIdempotencyKey\b/u.test(text));
    expect(keyMakers.map(({ file }) => file).toSorted()).toEqual([
      'web/shared/submission/kept-submissions.ts',
      'web/shared/submission/provide-submission.ts',
      'web/shared/submission/repeating.ts',
    ]);
  });

  it('has one key for a press, also with a puzzle', () => {
    const deriving = sources.filter(({ text }) => /\bsignal, key: `/u.test(text));
    expect(deriving.map(({ file }) => file)).toEqual([]);
  });

  it('uses one list of lost answers', () => {
    const listing = sources.filter(({ text }) =>
      text.split('\n').some((line) => /network_failed/u.test(line) && /timed_out/u.test(line)),
    );
    expect(listing.map(({ file }) => file)).toEqual([]);
  });
});
