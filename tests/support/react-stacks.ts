import * as react from 'react';

/** React's own count of the stacks it took; past 10,000 a second, it takes none. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}
const place = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development version takes a stack for every element that is drawn, for its own tools alone.
 * That was a seventh of the time of tests that draw whole pages.
 */
export function takeNoStackOfElements(): void {
  const internals = (react as unknown as Readonly<Record<string, Internals>>)[place];
  if (internals === undefined) throw new Error('React keeps its count of stacks elsewhere now.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
}
