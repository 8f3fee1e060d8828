import { useState } from 'react';
import { preferences } from '#web/platform/storage/preferences.ts';

/** Mode of the side menu: `auto` follows the window's width. */
export type Fold = 'auto' | 'mini' | 'full';

/** Whether the side menu is folded, stored on this device, and its switch (S2). */
export function useFold(): readonly [fold: Fold, setFold: (fold: 'mini' | 'full') => void] {
  const [fold, setFold] = useState<Fold>(() => preferences.read().menuFold ?? 'auto');
  return [
    fold,
    (menuFold) => {
      preferences.change({ menuFold });
      setFold(menuFold);
    },
  ];
}
