import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';

/** The way to all promotions, where a page has nothing else to offer; for people who may get them (W10). */
export function PromotionsLink({ children }: { readonly children: ReactNode }) {
  if (useStopped('rewards')) return null;
  return (
    <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
      {children}
    </Link>
  );
}
