import { API_PREFIX } from '#contract/prefix.ts';

const configured = document.querySelector<HTMLMetaElement>('meta[name="portal-api"]')?.content;

/**
 * Where the API answers: a path of this origin, or another server's address. It is in the page
 * itself, where an operator's configuration puts it (docs/deploying.md), so that it costs no
 * request.
 */
export const apiBase = configured ?? API_PREFIX;
