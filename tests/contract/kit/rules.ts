/** What each check of the kit requires, as a sentence that is true of a right back end. */
export const rulesOfChecks: Readonly<Record<string, string>> = {
  'a good request':
    'A right request succeeds, in the currency of the person, and not for another member.',
  lists:
    'A list holds each row once, in the promised order; pages, filters and ranges of days are heeded.',
  'valid requests':
    'A request that the contract allows is never refused as malformed, and the answer is as declared.',
  'repeated reads': 'Reading twice in a row gives the same answer.',
  'requests with a single fault':
    'A request with one wrong field is refused with 400, names that field, and changes nothing.',
  'raw bodies': 'A body that is no JSON of the contract is refused with 400, 413 or 415.',
  tokens:
    'Without a valid token a call that needs one answers 401, before it looks at the request.',
  'ended sessions': 'A token of a session that was signed out is refused with 401.',
  'expired tokens': 'An expired token is refused with 401 token_expired.',
  'trial accounts': 'A call for real accounts is refused to a trial account.',
  'members for agents': 'A call for agents is refused to a member.',
  'sealed bodies': 'A sealed body is read once, and refused where it is replayed, broken or open.',
  'stale seals': 'A seal is refused once the time of its nonce is over.',
  'a closed site': 'While the site is closed, only the calls that say so answer.',
  'addresses and methods':
    'An unknown address answers 404, and a wrong method 405 with Allow; HEAD and OPTIONS work.',
  'other origins': 'Another site cannot call with the credentials of a person.',
  'actions that count once':
    'An action with the same key happens once, and every repetition gets the first answer.',
  'quick answers': 'No call takes longer than 5 seconds every time.',
  'messages that say something': 'Refusals of different kinds have messages of their own.',
  'people sign in': 'A person signs in with the right password.',
};

/** The rule of a check; a behaviour is named by its rule. */
export function ruleOf(check: string): string {
  const rule = rulesOfChecks[check] ?? check;
  return `${rule.charAt(0).toUpperCase()}${rule.slice(1).replace(/\.$/u, '')}.`;
}
