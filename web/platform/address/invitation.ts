import type { ActingParameter } from './acting-parameters.ts';
import { notedInEntry, noteInEntry } from './history-entry.ts';

/** What a link of somebody who invites brings: the codes that a registration goes by (A9, A13). */
export interface Invitation {
  readonly affiliateCode: string | null;
  readonly referralCode: string | null;
}

const parameters = ['affiliateCode', 'referralCode'] as const satisfies readonly ActingParameter[];
const KEY = 'invitation';

/** As long as the page lives; the history entry keeps it through a reload. */
let kept: Invitation = { affiliateCode: null, referralCode: null };
/** The last link that was opened in this page. */
let opened: string | null = null;

function readFrom(query: string): Invitation {
  const given = new URLSearchParams(query);
  const [affiliateCode = null, referralCode = null] = parameters.map(
    (name) => given.get(name)?.trim() || null,
  );
  return { affiliateCode, referralCode };
}

const isEmpty = (codes: Invitation) => parameters.every((name) => codes[name] === null);

/**
 * The invitation that brought the person: nobody registers on the page that a link leads to. The
 * address of now goes before what was kept.
 */
export function invitation(): Invitation {
  const brought = readFrom(location.search);
  if (!isEmpty(brought)) kept = brought;
  else if (isEmpty(kept)) kept = readFrom(notedInEntry(KEY) ?? '');
  return kept;
}

/** The code of an agent's link that was opened just now; null where the page was only loaded anew. */
export function openedLink(): string | null {
  const { affiliateCode } = readFrom(location.search);
  if (affiliateCode === opened || notedInEntry(KEY) !== null) return null;
  opened = affiliateCode;
  return affiliateCode;
}

/** Keeps the invitation with the page that is shown now, for a reload there (A9, A25). */
export function keepInvitation(): void {
  const codes = invitation();
  if (isEmpty(codes)) return;
  const given = parameters.flatMap((name) => {
    const code = codes[name];
    return code === null ? [] : [[name, code]];
  });
  noteInEntry(KEY, new URLSearchParams(given).toString());
}

/** Forgets it: somebody has registered by it. */
export function forgetInvitation(): void {
  kept = readFrom('');
  noteInEntry(KEY, null);
}
