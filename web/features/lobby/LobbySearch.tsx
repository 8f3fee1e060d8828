import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import styles from './Lobby.module.css';

/** Typing that rests this long is a search, in milliseconds. */
const TYPING_RESTS_MILLISECONDS = 250;
const LONGEST_SEARCH = 100;

interface LobbySearchProps {
  /** The search that is in the address. */
  readonly value: string;
  readonly onSearched: (value: string) => void;
}

/** The search by name (L3): letters show as they are typed, the address follows when they rest. */
export function LobbySearch({ value, onSearched }: LobbySearchProps) {
  const { t } = useTranslation('games');
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The address changed by itself (back, another tab), unless somebody is in the middle of a word.
    if (typed === sent) {
      setTyped(value);
      setSent(value);
    }
  }

  const search = useEffectEvent((text: string) => {
    setSent(text);
    onSearched(text);
  });
  useEffect(() => {
    if (typed === sent) return undefined;
    const timer = setTimeout(() => search(typed), TYPING_RESTS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, sent]);

  return (
    <search className={styles.search}>
      <SearchInput
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        maxLength={LONGEST_SEARCH}
        onValueChange={setTyped}
        clearLabel={t('clearSearch')}
      />
    </search>
  );
}
