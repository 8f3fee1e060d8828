import { createContext } from 'react';
import type { Refusal } from '#contract/errors.ts';

/** Why the read failed that is shown as failed; null where the server did not say. */
export const ReadRefusal = createContext<Refusal | null>(null);
