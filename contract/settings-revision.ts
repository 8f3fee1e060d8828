/**
 * Header of every answer of the API: names the settings by which it was made. Another value than
 * before says that the operator has changed some: what shows a setting is read again (G6).
 */
export const SETTINGS_REVISION_HEADER = 'x-settings-revision';

/** The form of a revision; it says nothing of the settings themselves. */
export const settingsRevisionPattern = /^[\w-]{1,64}$/u;
