/**
 * Header of every API response: the revision of the settings that it was made by. When it changes,
 * the operator has changed settings, and their readers reload (G6).
 */
export const SETTINGS_REVISION_HEADER = 'x-settings-revision';

/** The form of a revision; opaque. */
export const settingsRevisionPattern = /^[\w-]{1,64}$/u;
