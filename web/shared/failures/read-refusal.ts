import { createContext } from 'react';
import type { Refusal } from '#contract/errors.ts';

/** The refusal of the failed read on display; null if unknown. */
export const ReadRefusal = createContext<Refusal | null>(null);
