import type { Page } from '#web/app/page.ts';
import { pages } from '#web/app/pages.ts';

/** Every address of the portal; those with a parameter as in the description. */
export const pageAddresses: readonly string[] = Object.values<Page>(pages).flatMap(
  ({ paths }) => paths,
);
