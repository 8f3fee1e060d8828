import { useLayoutEffect } from 'react';
import { type Location, useLocation, useSearchParams } from 'react-router-dom';
import { barsAreShown, type UsualBars } from './bars.ts';

/** The bars at the top and at the side, and the toggle for both (R6). */
export interface Bars {
  readonly areShown: boolean;
  readonly toggle: () => void;
}

/**
 * Hides or shows the portal's bars while the page is mounted, by its default and the query `bars`,
 * which the toggle writes: reload, link and back keep it. Full-window content always hides them.
 */
export function useBars(usual: UsualBars | undefined, isWindowFilled = false): Bars {
  const { search, state } = useLocation() as Location<unknown>;
  const [, setParameters] = useSearchParams();
  const areShown = barsAreShown(usual, search);

  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (areShown && !isWindowFilled) delete dataset['bars'];
    else dataset['bars'] = 'hidden';
    return () => {
      delete dataset['bars'];
    };
  }, [areShown, isWindowFilled]);

  const toggle = () => {
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        // What the page does by itself needs no word in the address.
        next.delete('bars');
        if (barsAreShown(usual, '') === areShown) next.set('bars', areShown ? '0' : '1');
        return next;
      },
      { replace: true, state },
    );
  };
  return { areShown, toggle };
}
