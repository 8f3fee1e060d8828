/**
 * SQL: an account as it looks, where signs that are hard to tell apart are one sign. The index goes by
 * these very words.
 */
function lookOf(account: string): string {
  return `lower(replace(replace(replace(${account}, 'I', 'l'), '1', 'l'), '0', 'o'))`;
}

/** Finds who has an account that looks like another: `carIos` looks like `carlos`. */
export const accountLooks = `CREATE INDEX members_by_look ON members (${lookOf('account')})`;
