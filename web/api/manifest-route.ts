import type { ManifestRoute } from 'virtual:contract-manifest';

/** What the client needs of a route. */
export interface ClientRoute {
  readonly method: string;
  /** Below the API's prefix. */
  readonly path: string;
  /** No token is needed. */
  readonly isPublic: boolean;
  readonly isSealed: boolean;
  /** The body travels as a form. */
  readonly isForm: boolean;
  /** The action counts once. */
  readonly isOnce: boolean;
}

/** Reads a route of the manifest. */
export function routeOf(text: ManifestRoute): ClientRoute {
  const [method = '', path = '', flags = ''] = text.split(' ');
  return {
    method,
    path,
    isPublic: flags.includes('p'),
    isSealed: flags.includes('s'),
    isForm: flags.includes('f'),
    isOnce: flags.includes('o'),
  };
}
