/** How many people a level of the tree, or a page of its figures, has. */
export const TEAM_PAGE_SIZE = 20;

/** How team figures are grouped: by whole branches, or by single people. */
export const teamGroupings = ['branch', 'person'] as const;
export type TeamGrouping = (typeof teamGroupings)[number];
