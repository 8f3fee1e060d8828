/** How many people a level of the tree, or a page of its figures, has. */
export const TEAM_PAGE_SIZE = 20;

/** What the figures of a team are added up by: whole branches, or one person each. */
export const teamGroupings = ['branch', 'person'] as const;
export type TeamGrouping = (typeof teamGroupings)[number];
