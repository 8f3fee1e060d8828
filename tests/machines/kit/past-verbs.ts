/** Past participles that do not end in -ed and that a flow may well need. */
const irregular = new Set(
  (
    'become begun bound bought broken brought built burnt caught chosen come cut dealt done drawn ' +
    'driven eaten fallen fed felt forgotten found frozen given gone got grown heard held hidden ' +
    'hit kept known laid led left lent let lost made meant met paid put read redone reset run ' +
    'said seen sent set shown shut slept sold spent spoken spun stolen struck stuck swept taken ' +
    'taught thought thrown told torn understood undone withdrawn won worn woken written'
  ).split(' '),
);

/** Whether a word says that something has happened: 'submitted', 'seen', 'signedOut'. */
export function isPastVerb(word: string): boolean {
  const [verb = ''] = word.split(/(?=[A-Z])/);
  return verb.endsWith('ed') || irregular.has(verb);
}
