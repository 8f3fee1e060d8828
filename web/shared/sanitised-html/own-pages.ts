import { createContext } from 'react';

/** Whether the portal has a page at a path: texts from outside lead to no other address of its origin. */
export const OwnPages = createContext<(path: string) => boolean>(() => true);
