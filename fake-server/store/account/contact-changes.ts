import type { ContactKind } from '#contract/entities/contact-types.ts';
import { counts, type Term } from '../../kernel/term.ts';
import type { Database } from '../database.ts';

/** A change of an address that was bound. Moments in milliseconds since the epoch. */
export interface ContactChangeRow {
  readonly member_id: number;
  readonly kind: ContactKind;
  readonly old_value: string;
  readonly new_value: string;
  readonly changed_at: number;
  /** Until then its link undoes it. */
  readonly until: number;
  readonly undone_at: number | null;
  /** A link of an earlier change restored an older address. */
  readonly void_at: number | null;
}

/** How long the link of a change works. */
export function undoTermOf({
  changed_at,
  until,
}: Pick<ContactChangeRow, 'changed_at' | 'until'>): Term {
  return { kind: 'contactUndo', from: changed_at, until };
}

/** A replaced address that can still be restored. */
type HeldContact = Pick<ContactChangeRow, 'kind' | 'old_value'>;

/** Changes of addresses, by the hash of the token in the undo link. */
export interface ContactChangeTable {
  add(tokenHash: string, row: Omit<ContactChangeRow, 'undone_at' | 'void_at'>): void;
  find(tokenHash: string): ContactChangeRow | undefined;
  undone(tokenHash: string, at: number): void;
  /** Voids the other open changes of this kind since a moment. */
  voidSince(change: Pick<ContactChangeRow, 'member_id' | 'kind'>, since: number, at: number): void;
  /** The person to whom an address can be restored. */
  heldFor(kind: ContactKind, value: string, now: number): number | undefined;
  /** The addresses that can be restored to a person. */
  heldOf(memberId: number, now: number): readonly HeldContact[];
}

const columns = 'member_id, kind, old_value, new_value, changed_at, until, undone_at, void_at';

export function contactChangeTable(database: Database): ContactChangeTable {
  const add = database.insert(
    'contact_changes (token_hash, member_id, kind, old_value, new_value, changed_at, until)',
  );
  const undone = database.statement(
    'UPDATE contact_changes SET undone_at = ? WHERE token_hash = ?',
  );
  const voidSince = database.statement(`
    UPDATE contact_changes SET void_at = ?
    WHERE member_id = ? AND kind = ? AND changed_at >= ? AND undone_at IS NULL AND void_at IS NULL`);
  const heldFor = database.statement<ContactChangeRow>(`
    SELECT ${columns} FROM contact_changes
    WHERE kind = ? AND old_value = ? AND undone_at IS NULL AND void_at IS NULL`);
  const heldOf = database.statement<ContactChangeRow>(`
    SELECT ${columns} FROM contact_changes
    WHERE member_id = ? AND undone_at IS NULL AND void_at IS NULL`);
  return {
    add: (tokenHash, row) => {
      add({ ...row, token_hash: tokenHash });
    },
    find: database.statement<ContactChangeRow>(
      `SELECT ${columns} FROM contact_changes WHERE token_hash = ?`,
    ).get,
    undone: (tokenHash, at) => {
      undone.run(at, tokenHash);
    },
    voidSince: ({ member_id, kind }, since, at) => {
      voidSince.run(at, member_id, kind, since);
    },
    heldFor: (kind, value, now) =>
      heldFor.all(kind, value).find((row) => counts(undoTermOf(row), now))?.member_id,
    heldOf: (memberId, now) => heldOf.all(memberId).filter((row) => counts(undoTermOf(row), now)),
  };
}
