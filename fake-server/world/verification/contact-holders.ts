import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { contactChangeTable } from '../../store/account/contact-changes.ts';
import type { Database } from '../../store/database.ts';
import type { MemberTable } from '../../store/members.ts';
import type { MobileNumber } from './sms.ts';

/** A new address in a call. */
export type NewContact =
  | { readonly kind: 'email'; readonly email: string }
  | ({ readonly kind: 'mobile' } & MobileNumber);

/** The form field of each. */
const fields = { email: 'email', mobile: 'mobileNum' } as const;

/** The owner of an address or a number. */
export interface ContactHolders {
  /**
   * A recently changed one is still reserved for its person: they may restore it.
   *
   * @throws Refused email_taken, mobile_taken if it is another person's
   */
  requireFree(kind: ContactKind, value: string, memberId?: number): void;
}

interface HolderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: MemberTable;
}

export function createContactHolders({ database, clock, members }: HolderParts): ContactHolders {
  const changes = contactChangeTable(database);
  const holders = (kind: ContactKind, value: string) => [
    (kind === 'email' ? members.byEmail(value) : members.byMobile(value))?.id,
    changes.heldFor(kind, value, clock.now()),
  ];
  return {
    requireFree(kind, value, memberId) {
      if (holders(kind, value).every((id) => id === undefined || id === memberId)) return;
      throw new Refused(`${kind}_taken`, { fields: [{ field: fields[kind], rule: 'taken' }] });
    },
  };
}
