declare module 'virtual:contract-manifest' {
  import type { Contract } from '#contract/index.ts';

  /** Method, path below the API's prefix, and flags, as `web/api/manifest-route.ts` reads them. */
  export type ManifestRoute = string;

  /** Every route of the contract, by domain and name. */
  export const manifest: {
    readonly [Domain in keyof Contract]: {
      readonly [Name in keyof Contract[Domain]]: ManifestRoute;
    };
  };
}
