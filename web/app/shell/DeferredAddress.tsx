import { type ReactNode, use, useDeferredValue } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

/**
 * What stands around a page holds dozens of links, and each draws itself anew with every address
 * (P4). In here they learn of an address behind the frame that shows its page.
 */
export function DeferredAddress({ children }: { readonly children: ReactNode }) {
  const location = useDeferredValue(use(LocationContext));
  const route = useDeferredValue(use(RouteContext));
  return (
    <LocationContext value={location}>
      <RouteContext value={route}>{children}</RouteContext>
    </LocationContext>
  );
}
