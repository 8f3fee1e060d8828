import type { World } from '#fake-server/world/world.ts';
import type { LostPage } from './lost-page.tsx';

/** Where a call with an effect is pressed, and what the person then sees. */
export interface LostRow {
  /** Takes back what the row has set for the whole site. */
  readonly after?: (world: World) => void;
  /**
   * The signed-in person, after preparing the world; a new member if left out, null for a visitor.
   */
  readonly as?: (world: World) => number | null | Promise<number | null>;
  /** Whether they have just reauthenticated; true if left out. */
  readonly isProved?: false;
  readonly at: string | ((world: World) => string);
  /** Everything before the press. */
  readonly begin?: (page: LostPage) => Promise<void>;
  readonly press: (page: LostPage) => Promise<void>;
  /** The text while the answer is lost, if not the usual one. */
  readonly lost?: string | RegExp;
  /** How it is sent again, if not as usual. */
  readonly again?: (page: LostPage) => Promise<void>;
  /** It is shown once, and nothing on the page sends it again. */
  readonly isShownOnce?: true;
  /** The page cannot read by itself what became of it: sent again, it says so. */
  readonly isSentAgain?: true;
  /** What the person sees once it is known that it was done. */
  readonly done: string | RegExp | (() => boolean);
}

/** A call without a press: why a lost answer need not be shown. */
interface UnseenRow {
  readonly unseen: string;
}

export type LostRows = Readonly<Record<string, LostRow | UnseenRow>>;
