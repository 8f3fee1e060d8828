import { useSearchParams } from 'react-router-dom';
import { withChanges } from './record-address.ts';

/** The changes of an address: parameters by name, empty ones to be removed. */
export type Changes = Readonly<Record<string, string>>;

/** Where changed parameters of the address lead, and how they are changed on the spot. */
export function useRecordSearch() {
  const [parameters, setParameters] = useSearchParams();
  return {
    parameters,
    to: (changes: Changes) => ({ search: withChanges(parameters, changes) }),
    /** Narrowing a list down adds no entry to the history: back leaves the list. */
    narrow: (changes: Changes) =>
      setParameters((current) => withChanges(current, changes), { replace: true }),
  };
}

/** The changes that take filters away. */
export function without(filters: readonly string[]): Changes {
  return Object.fromEntries(filters.map((filter) => [filter, '']));
}
