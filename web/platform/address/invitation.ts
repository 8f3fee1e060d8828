import { SUB_ID_PATTERN } from '#contract/entities/invitation-types.ts';
import type { ActingParameter } from './acting-parameters.ts';
import { notedInEntry, noteInEntry } from './history-entry.ts';

/** An invitation link's codes, used by a registration (A9, A13). */
export interface Invitation {
  readonly affiliateCode: string | null;
  readonly referralCode: string | null;
  /** Where the link of an agent stood, in the agent's own word; null without such a link. */
  readonly subId: string | null;
}

const codes = ['affiliateCode', 'referralCode'] as const satisfies readonly ActingParameter[];
const parameters = [...codes, 'subId'] as const;
const KEY = 'invitation';

/** In memory; the history entry keeps it across a reload. */
let current: Invitation = { affiliateCode: null, referralCode: null, subId: null };
/** The last link that was opened in this page. */
let opened: string | null = null;

function readFrom(query: string): Invitation {
  const given = new URLSearchParams(query);
  const [affiliateCode = null, referralCode = null, username = null] = parameters.map(
    (name) => given.get(name)?.trim() || null,
  );
  // Invalid ones are left out: a badly built link must not block a registration.
  const isSubId = affiliateCode !== null && username !== null && SUB_ID_PATTERN.test(username);
  return { affiliateCode, referralCode, subId: isSubId ? username : null };
}

const isEmpty = (brought: Invitation) => codes.every((name) => brought[name] === null);

/**
 * The invitation that brought the person, who may register on another page. The current address
 * goes before the stored one.
 */
export function invitation(): Invitation {
  const brought = readFrom(location.search);
  if (!isEmpty(brought)) current = brought;
  else if (isEmpty(current)) current = readFrom(notedInEntry(KEY) ?? '');
  return current;
}

/** The code of an agent's link that was just opened; null after a reload. */
export function openedLink(): string | null {
  const { affiliateCode } = readFrom(location.search);
  if (affiliateCode === opened || notedInEntry(KEY) !== null) return null;
  opened = affiliateCode;
  return affiliateCode;
}

/** Stores the invitation with the current page, for a reload there (A9, A25). */
export function keepInvitation(): void {
  const brought = invitation();
  if (isEmpty(brought)) return;
  const given = parameters.flatMap((name) => {
    const value = brought[name];
    return value === null ? [] : [[name, value]];
  });
  noteInEntry(KEY, new URLSearchParams(given).toString());
}

/** Forgets it: somebody has registered by it. */
export function forgetInvitation(): void {
  current = readFrom('');
  noteInEntry(KEY, null);
}
