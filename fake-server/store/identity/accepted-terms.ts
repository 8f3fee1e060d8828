import type { Database } from '../database.ts';

/** A version of a document of the site that a person accepted. */
interface AcceptedDocument {
  readonly id: string;
  readonly version: string;
}

/** The documents that people accepted at registration. */
export interface AcceptedTermsTable {
  /** @param at milliseconds since the epoch */
  accept(memberId: number, document: AcceptedDocument, at: number): void;
}

export function acceptedTermsTable(database: Database): AcceptedTermsTable {
  const insert = database.statement(
    'INSERT INTO accepted_terms (member_id, document, version, accepted_at) VALUES (?, ?, ?, ?)',
  );
  return {
    accept(memberId, { id, version }, at) {
      insert.run(memberId, id, version, at);
    },
  };
}
