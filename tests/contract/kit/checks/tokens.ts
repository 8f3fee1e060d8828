import type { Check, Examination } from '../check.ts';
import type { KitRequest } from '../send.ts';

const missing = { status: 401, codes: ['token_missing'] };
const invalid = { status: 401, codes: ['token_invalid'] };
const missingOrInvalid = { status: 401, codes: ['token_missing', 'token_invalid'] };
const worthless = { status: 401, codes: ['token_invalid', 'token_expired'] };
const expired = { status: 401, codes: ['token_expired'] };
const notAgent = { status: 403, codes: ['agent_only'] };
const trial = { status: 403, codes: ['in_need_true_account'] };

async function expectTokenRefused(examination: Examination, request: KitRequest) {
  const { subject, route } = examination;
  const refuse = examination.expectRefusal.bind(examination);
  const as = (authorization: string | undefined) => ({ ...request, authorization });
  await refuse('no token', as(undefined), missing);
  await refuse('an empty header', as(''), missingOrInvalid);
  await refuse('a header without a token', as('Bearer '), missingOrInvalid);
  await refuse('another scheme', as('Basic YW5hOmFuYQ=='), missingOrInvalid);
  await refuse('a made-up token', as('Bearer made-up'), invalid);
  await refuse('a very long token', as(`Bearer ${'x'.repeat(4000)}`), invalid);
  await refuse("a token of SQL's", as("Bearer '/**/OR/**/1=1--"), invalid);
  const { tokens, situations } = subject;
  if (tokens.revoked)
    await refuse('a revoked token', as(`Bearer ${await tokens.revoked()}`), worthless);
  if (situations) {
    await refuse('an expired token', { ...request, headers: situations.tokenExpired }, expired);
  }
  if (tokens.trial && route.metadata.auth === 'trueMember') {
    await refuse('a trial account', as(`Bearer ${await tokens.trial()}`), trial);
  }
  if (tokens.agent && route.metadata.auth === 'agent') {
    await refuse('a member', as(`Bearer ${await tokens.current()}`), notAgent);
  }
}

/**
 * Calls that need a token refuse every other one, and do so before they look at the request:
 * a stranger learns nothing of it. Public calls work with a bad token as they do without one.
 */
export const tokenFaults: Check = {
  name: 'tokens',
  appliesTo: () => true,
  async run(examination) {
    const [request] = examination.validRequests(1);
    if (examination.route.metadata.auth === 'none') {
      await examination.send({ ...request, authorization: 'Bearer made-up' });
      return;
    }
    await expectTokenRefused(examination, request);
    if (examination.route.body) {
      const raw = { content: '{"keyThatNobodyKnows":1}', contentType: 'application/json' };
      await examination.expectRefusal(
        'a bad body without a token',
        { ...request, raw, authorization: undefined },
        { status: 401, codes: ['token_missing'] },
      );
    }
  },
};
