import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSearchKeyOn, switchSearchKey } from '#web/shared/page/search-key.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import styles from './Search.module.css';

/** Says that a key opens the search, and switches it off; not shown where people touch (L3a, S14). */
export function SearchKeyChoice() {
  const { t } = useTranslation('search');
  const [isOn, setOn] = useState(isSearchKeyOn);
  return (
    <Checkbox
      className={styles.key}
      checked={isOn}
      onChange={({ target }) => {
        switchSearchKey(target.checked);
        setOn(target.checked);
      }}
    >
      {t('key')}
    </Checkbox>
  );
}
