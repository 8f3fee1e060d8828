/*
 * Roles of a table whose rows are laid out as cards where there is no room for columns: browsers
 * forget there that it is one.
 */

export const asTable = { role: 'table' } as const;
export const asGroup = { role: 'rowgroup' } as const;
export const asRow = { role: 'row' } as const;
export const asHeading = { role: 'columnheader', scope: 'col' } as const;
export const asRowHeading = { role: 'rowheader', scope: 'row' } as const;
export const asCell = { role: 'cell' } as const;
