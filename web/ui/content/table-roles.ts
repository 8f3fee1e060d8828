/*
 * Roles of a table whose rows are laid out as cards on narrow screens: browsers then drop its table
 * roles.
 */

export const asTable = { role: 'table' } as const;
export const asGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asHeading = { role: 'columnheader', scope: 'col' } as const;
export const asRowHeading = { role: 'rowheader', scope: 'row' } as const;
export const asCell = { role: 'cell' } as const;
