import { useEffect, useEffectEvent, useState } from 'react';
import { LONGEST_SEARCH } from '#contract/entities/search-types.ts';
import { SearchInput } from '#web/ui/fields/SearchInput.tsx';

/** Typing that rests this long is a search, in milliseconds. */
const TYPING_RESTS_MILLISECONDS = 250;

interface TypedSearchProps {
  readonly label: string;
  /** The name of the button that empties the search. */
  readonly clearLabel: string;
  readonly className?: string | undefined;
  /** The search that is in the address. */
  readonly value: string;
  readonly onSearched: (value: string) => void;
}

/** A search (L3, R7): typing shows at once, the address follows after a pause or at Enter. */
export function TypedSearch({ label, clearLabel, className, value, onSearched }: TypedSearchProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The address changed by itself (back, another tab), unless somebody is typing.
    if (typed === sent) {
      setTyped(value);
      setSent(value);
    }
  }

  const search = (text: string) => {
    setSent(text);
    onSearched(text);
  };
  const searchRested = useEffectEvent(search);
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(() => searchRested(typed), TYPING_RESTS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, sent]);

  return (
    <search className={className}>
      <SearchInput
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={LONGEST_SEARCH}
        onValueChange={setTyped}
        onKeyDown={({ key }) => key === 'Enter' && typed !== sent && search(typed)}
        clearLabel={clearLabel}
      />
    </search>
  );
}
