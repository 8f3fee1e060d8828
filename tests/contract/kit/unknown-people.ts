/** Why something was not asked: somebody is missing, by their place in the config file. */
export const unknown = {
  member: 'no member with a real account is known (people.member)',
  otherMember: 'no other member is known (people.otherMember)',
  agent: 'no agent is known (people.agent)',
  trial: 'no trial accounts can be had (people.trials)',
} as const;
