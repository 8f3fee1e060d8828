import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { Words } from '../words.ts';

/** Who meets a page of the portal: as in the portal's own menus (A20). */
export type PageReader =
  | 'everybody'
  | 'visitors'
  | 'members'
  | 'realAccounts'
  | 'downlines'
  | 'inviters'
  | 'agents';

/** A page of the portal that the search finds. */
export interface SitePage {
  /** Its path in the portal. */
  readonly address: string;
  readonly shownTo: PageReader;
  /** The contract that an agent needs to see it (C1). */
  readonly contractKind?: ContractKind;
  /** Its name, as in the portal's menus. */
  readonly title: Words;
  /** Further words that find it. */
  readonly others?: Words;
}
