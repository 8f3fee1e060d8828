import type { Check, Examination } from '../check.ts';
import type { KitRequest } from '../request.ts';
import { unknown } from '../unknown.ts';

const missing = { status: 401, codes: ['token_missing'] };
const invalid = { status: 401, codes: ['token_invalid'] };
const missingOrInvalid = { status: 401, codes: ['token_missing', 'token_invalid'] };
const worthless = { status: 401, codes: ['token_invalid', 'token_expired'] };
const expired = { status: 401, codes: ['token_expired'] };
const notAgent = { status: 403, codes: ['agent_only'] };
const trial = { status: 403, codes: ['in_need_true_account'] };

/** Headers that are no member's token, by kind: each kind is one failure in the report. */
const kindsOfBadToken = [
  {
    kind: 'a malformed token',
    expected: invalid,
    headers: {
      'made up': 'Bearer made-up',
      'very long': `Bearer ${'x'.repeat(4000)}`,
      SQL: "Bearer '/**/OR/**/1=1--",
    },
  },
  {
    kind: 'a header without a bearer token',
    expected: missingOrInvalid,
    headers: { 'another scheme': 'Basic YW5hOmFuYQ==', 'no token': 'Bearer ', nothing: '' },
  },
] as const;

// What is quoted does not divide a cause.
const badTokens = kindsOfBadToken.flatMap(({ kind, expected, headers }) =>
  Object.entries(headers).map(([what, authorization]) => ({
    what: `${kind} (“${what}”)`,
    authorization,
    expected,
  })),
);

/** A server that looks at it first tells a stranger what it expects. */
const badBody = { content: '{"keyThatNobodyKnows":1}', contentType: 'application/json' };

async function expectTokenRefused(examination: Examination, request: KitRequest) {
  // Without a token a stranger gets in: this one is always tried, by a bad body where there is one.
  await examination.expectRefusal(
    'a missing token',
    { ...request, ...(examination.route.body && { raw: badBody }), authorization: undefined },
    missing,
  );
  for (const { what, authorization, expected } of examination.chosenOf(badTokens)) {
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
