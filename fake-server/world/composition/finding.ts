import { createSiteSearch, type SiteSearch } from '../play/site-search.ts';
import type { Agents } from './agents.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';
import type { Play } from './play.ts';
import type { Site } from './site.ts';

/** What people look for. */
export interface Finding {
  readonly siteSearch: SiteSearch;
}

interface FindingNeeds
  extends Foundation,
    Pick<Site, 'helpCentre'>,
    Pick<Money, 'promotions'>,
    Pick<People, 'transferReceivers'>,
    Pick<Agents, 'contracts'>,
    Pick<Play, 'catalogue'> {}

/** A world's part about searching. */
export function findingOf(needs: FindingNeeds): Finding {
  return { siteSearch: createSiteSearch(needs) };
}
