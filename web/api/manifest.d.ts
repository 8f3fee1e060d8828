declare module 'virtual:contract-manifest' {
  import type { Auth } from '#contract/call.ts';
  import type { Contract } from '#contract/index.ts';

  /**
   * Method, path below the API's prefix, who may call, whether the body is sealed, or a form, and
   * whether the action counts once.
   */
  export type ManifestRoute = readonly [
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    auth: Auth,
    sealed: 0 | 1,
    form?: 0 | 1,
    once?: 1,
  ];

  /** Every route of the contract, by domain and name. */
  export const manifest: {
    readonly [Domain in keyof Contract]: {
      readonly [Name in keyof Contract[Domain]]: ManifestRoute;
    };
  };
}
