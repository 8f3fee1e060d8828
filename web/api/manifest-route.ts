import type { ManifestRoute } from 'virtual:contract-manifest';
import type { AnswerShape } from './answer-shape.ts';

/** The client's data about a route. */
export interface ClientRoute {
  readonly method: string;
  /** Below the API's prefix. */
  readonly path: string;
  /** No token is needed. */
  readonly isPublic: boolean;
  readonly isSealed: boolean;
  /** The body travels as a form. */
  readonly isForm: boolean;
  /** The action counts once. */
  readonly isOnce: boolean;
  /** It changes nothing. */
  readonly isReadOnly: boolean;
  /** The parts of its answer that pages access; empty for an action. */
  readonly answerShape: AnswerShape;
  /** Of a read: the kind of its freshness, then the topics that make it stale (`web/api/reads.ts`). */
  readonly readRow: readonly string[];
}

/** The path of a domain, or of a call within it, if its name does not imply it: `/free-play`. */
export function pathOfName(name: string): string {
  return `/${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Reads a route of the manifest, as `tools/vite/print-contract-manifest.ts` writes it. */
export function routeOf(domain: string, name: string, text: ManifestRoute): ClientRoute {
  const [method = '', own = '', flags = '', answerShape = '', row = ''] = text.split(' ');
  const above = pathOfName(domain);
  return {
    method,
    path: own === '' ? above + pathOfName(name) : own.replace(/^\./u, above),
    isPublic: flags.includes('p'),
    isSealed: flags.includes('s'),
    isForm: flags.includes('f'),
    isOnce: flags.includes('o'),
    isReadOnly: method === 'GET' || flags.includes('r'),
    answerShape,
    readRow: row === '' ? [] : row.split(','),
  };
}
