/** Why something was not asked: it is missing, by its place in the config file. */
export const unknown = {
  member: 'no member with a real account is known (people.member)',
  otherMember: 'no other member is known (people.otherMember)',
  agent: 'no agent is known (people.agent)',
  agentBelow: 'no agent directly below the agent is known (people.agentBelow)',
  email: 'no email address of the member is known (people.member.email)',
  payoutAccount: 'no account of the member at a bank is known (people.member.payoutAccount)',
  trial: 'no trial accounts can be had (people.trials)',
  situations: 'the server cannot be put into situations (scenarios)',
  nonces: 'no nonce expires in a run, as no hook moves the clock (setUp.clock)',
  clock: 'its answer changes by the clock, which cannot be stopped (setUp.clock)',
  apart: 'it lasts for the person who makes it, and the kit cannot register anybody for it',
} as const;
