import type { Request } from 'express';

/** The language of a third party's page: English for browsers that prefer it. */
export function pageLanguage(request: Pick<Request, 'headers'>): 'pt-BR' | 'en' {
  return /^en/iu.test(request.headers['accept-language'] ?? '') ? 'en' : 'pt-BR';
}
