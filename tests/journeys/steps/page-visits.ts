/** One page as somebody meets it. */
export interface PageVisit {
  readonly address: string;
  /** Its heading of the first level, which names the browser's tab as well. */
  readonly title: string;
  /** What the tab is called, where that is not the heading. */
  readonly tab?: string;
  /** The login opens over it by itself. */
  readonly isBehindLogin?: boolean;
  /**
   * How closely it is looked at: with axe (usual), at how it is `built` alone where the same view
   * stands at another address too, or at where it leads, as an `alias` does.
   */
  readonly look?: 'built' | 'alias';
}

/** The stops at one page. */
export interface PageVisits {
  readonly visitor: readonly PageVisit[];
  /** Where members meet something else. */
  readonly member: readonly PageVisit[];
  /** Where agents meet something else. */
  readonly agent?: readonly PageVisit[];
}
