import type { checks } from '../kit/kit.ts';

/** Every fault that the small server can have, and the check that has to find it. */
export const seededFaults = {
  'answers an undeclared status': 'valid requests',
  'leaks a key': 'valid requests',
  'says another content type': 'valid requests',
  'forgets the envelope': 'valid requests',
  'breaks on a long text': 'valid requests',
  'answers differently each time': 'repeated reads',
  'gives the same ticket again': 'repeated reads',
  'takes what is out of range': 'requests with a single fault',
  'takes unknown keys': 'requests with a single fault',
  'names no field': 'requests with a single fault',
  'changes before it checks': 'requests with a single fault',
  'breaks on bad JSON': 'raw bodies',
  'takes megabytes': 'raw bodies',
  'asks for no token': 'tokens',
  'asks for the token last': 'tokens',
  'says another code for a missing token': 'tokens',
  'takes revoked tokens': 'ended sessions',
  'takes expired tokens': 'expired tokens',
  'takes trial accounts': 'trial accounts',
  'takes members for agents': 'members for agents',
  'takes replayed seals': 'sealed bodies',
  'mistakes unknown keys for broken seals': 'sealed bodies',
  'never closes': 'a closed site',
  'closes everything': 'a closed site',
  'asks for no key': 'actions that count once',
  'applies a repeated action again': 'actions that count once',
  'gives a lost answer otherwise': 'actions that count once',
  'has no twin wait': 'actions that count once',
  'takes a key for another action': 'actions that count once',
} as const satisfies Record<string, (typeof checks)[number]['name']>;

/** A fault of the small server. */
export type SeededFault = keyof typeof seededFaults;
