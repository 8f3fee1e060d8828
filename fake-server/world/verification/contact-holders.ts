import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { Clock } from '../../ground/clock.ts';
import { Refused } from '../../ground/refused.ts';
import { contactChangeTable } from '../../store/contact-changes.ts';
import type { Database } from '../../store/database.ts';
import type { MemberTable } from '../../store/members.ts';
import type { MobileNumber } from './sms.ts';

/** A new address as a call carries it. */
export type NewContact =
  | { readonly kind: 'email'; readonly email: string }
  | ({ readonly kind: 'mobile' } & MobileNumber);

/** The field of a form that carries each. */
const fields = { email: 'email', mobile: 'mobileNum' } as const;

/** Whose an address or a number is. */
export interface ContactHolders {
  /**
   * One that was changed a short time ago is still held for its person: they may take it back.
   *
   * @throws Refused email_taken, mobile_taken, where it is another person's
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
