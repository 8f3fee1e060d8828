import type { Database } from '../database.ts';

/** Used proofs of mobile numbers. */
export interface PhoneProofTable {
  isSpent(proof: string): boolean;
  spend(proof: string, at: number): void;
}

export function phoneProofTable(database: Database): PhoneProofTable {
  const find = database.statement<{ proof: string }>(
    'SELECT proof FROM spent_phone_proofs WHERE proof = ?',
  );
  return {
    isSpent: (proof) => find.get(proof) !== undefined,
    spend: database.statement('INSERT INTO spent_phone_proofs (proof, spent_at) VALUES (?, ?)')
      .exec,
  };
}
