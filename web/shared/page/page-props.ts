import type { UsualBars } from './bars.ts';

/** The props of every page; each uses what it needs. */
export interface PageProps {
  /** The address in its description that led here, with its parameters unfilled. */
  readonly path: string;
  /** How its bars usually are, where it can hide them (R6). */
  readonly bars?: UsualBars | undefined;
}
