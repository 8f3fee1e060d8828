import type { OriginRow } from '#fake-server/store/sessions/sessions.ts';

/** Where a person of the tests is when they do something. */
export const atHome: OriginRow = { browser: 'Chrome', system: 'Android', place: 'São Paulo, BR' };
