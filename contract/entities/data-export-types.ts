/** State of the export of a person's data (W5). */
export const dataExportStates = ['none', 'requested', 'ready', 'expired'] as const;

/** What the file says of its own shape; a change of meaning makes it a higher one. */
export const DATA_EXPORT_SCHEMA_VERSION = 1;

/** The most parts that a file is fetched in. */
export const MAX_DATA_EXPORT_PARTS = 10_000;
