import { type ReactNode, use, useDeferredValue } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

/**
 * The frame has dozens of links, and each re-renders with every address (P4). In here they get the
 * new address after the frame that shows the page.
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
