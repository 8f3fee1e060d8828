import { LONGEST_SEARCH } from '#contract/entities/search-types.ts';

/** The parameter of the page's address that holds the search. */
const PARAMETER = 'q';

/** The search in the page's address, as typed (L3a). */
export function searchIn(parameters: URLSearchParams): string {
  return (parameters.get(PARAMETER) ?? '').slice(0, LONGEST_SEARCH);
}

/** The parameters of the page's address with this search; none for an empty one. */
export function addressOf(text: string): string {
  return text === '' ? '' : new URLSearchParams({ [PARAMETER]: text }).toString();
}
