/** Points that a friend brought are of a kind of their own. */
export const pointsOfFriends = `
UPDATE transactions SET kind = 'points_for_friend',
  key = 'points:friend:' || substr(key, length('points:given:referral:') + 1)
  WHERE kind = 'points_given' AND key LIKE 'points:given:referral:%'
`;
