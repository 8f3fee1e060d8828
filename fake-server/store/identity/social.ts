import type { SocialProvider } from '#contract/entities/social-providers.ts';
import type { Database } from '../database.ts';

/** A social account, by the provider's own id. */
interface SocialKey {
  readonly provider: SocialProvider;
  readonly subject: string;
}

/** A linked provider. */
interface SocialLinkRow {
  readonly provider: SocialProvider;
  readonly linked_at: number;
}

/** Linked social accounts, and used answers of Telegram. */
export interface SocialTable {
  /** The member id of a social account. */
  memberOf(key: SocialKey): number | undefined;
  link(key: SocialKey, memberId: number, at: number): void;
  /** Each provider once, by its first account. */
  forMember(memberId: number): readonly SocialLinkRow[];
  /** Unlinks all accounts of the provider. */
  unlink(memberId: number, provider: SocialProvider): void;
  isSpent(telegramHash: string): boolean;
  spend(telegramHash: string, at: number): void;
}

export function socialTable(database: Database): SocialTable {
  const find = database.statement<{ member_id: number }>(
    'SELECT member_id FROM social_accounts WHERE provider = ? AND subject = ?',
  );
  const link = database.statement(
    'INSERT INTO social_accounts (provider, subject, member_id, linked_at) VALUES (?, ?, ?, ?)',
  );
  const findSpent = database.statement<{ hash: string }>(
    'SELECT hash FROM spent_telegram_answers WHERE hash = ?',
  );
  return {
    memberOf: ({ provider, subject }) => find.get(provider, subject)?.member_id,
    link: ({ provider, subject }, memberId, at) => {
      link.run(provider, subject, memberId, at);
    },
    forMember: database.statement<SocialLinkRow>(`
    SELECT provider, MIN(linked_at) AS linked_at FROM social_accounts WHERE member_id = ?
    GROUP BY provider ORDER BY linked_at, provider`).all,
    unlink: database.statement('DELETE FROM social_accounts WHERE member_id = ? AND provider = ?')
      .exec,
    isSpent: (hash) => findSpent.get(hash) !== undefined,
    spend: database.statement('INSERT INTO spent_telegram_answers (hash, spent_at) VALUES (?, ?)')
      .exec,
  };
}
