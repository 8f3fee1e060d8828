import type { Check, Examination, Expectation } from '../check.ts';
import type { KitRequest } from '../request.ts';
import { unknown } from '../unknown.ts';

const missing = { status: 401, codes: ['token_missing'] };
const invalid = { status: 401, codes: ['token_invalid'] };
const missingOrInvalid = { status: 401, codes: ['token_missing', 'token_invalid'] };
const worthless = { status: 401, codes: ['token_invalid', 'token_expired'] };
const expired = { status: 401, codes: ['token_expired'] };
const notAgent = { status: 403, codes: ['agent_only'] };
const trial = { status: 403, codes: ['in_need_true_account'] };

const badTokens: readonly [what: string, authorization: string | undefined, Expectation][] = [
  ['no token at all', undefined, missing],
  ['a made-up token', 'Bearer made-up', invalid],
  ['another scheme', 'Basic YW5hOmFuYQ==', missingOrInvalid],
  ['a very long token', `Bearer ${'x'.repeat(4000)}`, invalid],
  ["a token of SQL's", "Bearer '/**/OR/**/1=1--", invalid],
  ['a header without a token', 'Bearer ', missingOrInvalid],
  ['an empty header', '', missingOrInvalid],
];

/** A server that looks at it first tells a stranger what it expects. */
const badBody = { content: '{"keyThatNobodyKnows":1}', contentType: 'application/json' };

async function expectTokenRefused(examination: Examination, request: KitRequest) {
  // Without a token a stranger gets in: this one is always tried, by a bad body where there is one.
  await examination.expectRefusal(
    'no token',
    { ...request, ...(examination.route.body && { raw: badBody }), authorization: undefined },
    missing,
  );
  for (const [what, authorization, expected] of examination.chosenOf(badTokens)) {
    await examination.expectRefusal(what, { ...request, authorization }, expected);
  }
}

/**
 * Calls with a token refuse every other one before they look at the request: a stranger learns
 * nothing about it. Public calls work with an invalid token as without one.
 */
export const tokenFaults: Check = {
  name: 'tokens',
  rank: 'core',
  appliesTo: () => true,
  asksAsStranger: true,
  async run(examination) {
    const [request] = examination.validRequests(1);
    if (examination.route.metadata.auth === 'none') {
      await examination.send({ ...request, authorization: 'Bearer made-up' });
      return;
    }
    await expectTokenRefused(examination, request);
  },
};

const needsToken: Check['appliesTo'] = ({ metadata }) => metadata.auth !== 'none';

/** A token whose session was ended by signing out is no longer valid. */
export const endedSessions: Check = {
  name: 'ended sessions',
  rank: 'core',
  appliesTo: needsToken,
  asksAsStranger: true,
  missing: ({ tokens }) => (tokens.revoked ? undefined : 'no session can be ended here'),
  async run(examination) {
    const [request] = examination.validRequests(1);
    const authorization = `Bearer ${await examination.subject.tokens.revoked?.()}`;
    await examination.expectRefusal(
      'a token of a session that was signed out',
      { ...request, authorization },
      worthless,
    );
  },
};

/** An expired token is refused as such, so that the person can sign in again. */
export const expiredTokens: Check = {
  name: 'expired tokens',
  rank: 'core',
  appliesTo: needsToken,
  missing: ({ situations }) => (situations ? undefined : unknown.situations),
  async run(examination) {
    const [request] = examination.validRequests(1);
    const headers = examination.subject.situations?.tokenExpired;
    await examination.expectRefusal('an expired token', { ...request, headers }, expired);
  },
};

/** Calls for real accounts are refused to a trial (A20). */
export const trialAccounts: Check = {
  name: 'trial accounts',
  rank: 'core',
  appliesTo: ({ metadata }) => metadata.auth === 'trueMember',
  asksAsStranger: true,
  missing: ({ tokens }) => (tokens.trial ? undefined : unknown.trial),
  async run(examination) {
    const [request] = examination.validRequests(1);
    const authorization = `Bearer ${await examination.subject.tokens.trial?.()}`;
    await examination.expectRefusal('a trial account', { ...request, authorization }, trial);
  },
};

/** Calls for agents are refused to a member (A20). */
export const membersForAgents: Check = {
  name: 'members for agents',
  rank: 'core',
  appliesTo: ({ metadata }) => metadata.auth === 'agent',
  async run(examination) {
    const [request] = examination.validRequests(1);
    const authorization = `Bearer ${await examination.subject.tokens.current()}`;
    await examination.expectRefusal('a member', { ...request, authorization }, notAgent);
  },
};
