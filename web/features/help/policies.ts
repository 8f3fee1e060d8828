import type { TFunction } from 'i18next';

/** A document of the site, with the address of its page. */
export interface Policy {
  readonly path: string;
  /** Its id in the help centre. */
  readonly article: string;
  readonly label: (t: TFunction<['help', 'service']>) => string;
}

const terms: Policy = {
  path: '/terms',
  article: 'user-protocol',
  label: (t) => t('help:protocol'),
};

/** The documents that people rely on, in the order of their links. */
export const policies: readonly Policy[] = [
  { path: '/safer-play', article: 'safer-play', label: (t) => t('service:saferPlay') },
  terms,
  { path: '/privacy', article: 'privacy', label: (t) => t('service:privacy') },
  { path: '/licence', article: 'licence', label: (t) => t('service:licence') },
];

/** The document at the address of a page. */
export function policyAt(path: string): Policy {
  return policies.find((policy) => policy.path === path) ?? terms;
}
