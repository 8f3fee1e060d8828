/** The session's token and its generation: a refusal of an older one is ignored. */
export interface TokenStore {
  current(): { readonly token: string | null; readonly generation: number };
  /** Stores a new token, or none; returns its generation. */
  keep(token: string | null): number;
}

/** Stores the token under the session key `token` (A18a). */
export function createTokenStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): TokenStore {
  let generation = 0;
  return {
    current: () => ({ token: storage.getItem('token'), generation }),
    keep(token) {
      if (token === null) storage.removeItem('token');
      else storage.setItem('token', token);
      generation += 1;
      return generation;
    },
  };
}
