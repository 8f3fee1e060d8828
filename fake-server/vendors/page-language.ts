import type { Request } from 'express';

/** The language in which a third party shows its page: English for browsers that prefer it. */
export function pageLanguage(request: Pick<Request, 'headers'>): 'pt-BR' | 'en' {
  return /^en/iu.test(request.headers['accept-language'] ?? '') ? 'en' : 'pt-BR';
}
