/** State of the export of a person's data (W5). */
export const dataExportStates = ['none', 'requested', 'ready', 'expired'] as const;

/** Format version of the file; raised when its meaning changes. */
export const DATA_EXPORT_SCHEMA_VERSION = 1;

/** The most parts that a file is downloaded in. */
export const MAX_DATA_EXPORT_PARTS = 10_000;
