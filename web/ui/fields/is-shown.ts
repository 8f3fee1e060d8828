import type { ReactNode } from 'react';

/** Whether a node leaves anything to see: not for undefined, null, false and the empty text. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
