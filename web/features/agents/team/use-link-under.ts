import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '#web/platform/address/changed-search.ts';

/** The link to a person's part of the team; undefined for the agent's own. */
export function useLinkUnder() {
  const [parameters] = useSearchParams();
  return (memberId: string | undefined) => ({
    search: changedSearch(parameters, { under: memberId ?? '', page: '', search: '' }),
  });
}
