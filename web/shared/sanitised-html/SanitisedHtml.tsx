import { lazyPart } from '#web/shared/loading/lazy-part.tsx';

/** Text from outside that carries markup. */
export interface SanitisedHtmlProps {
  /** HTML as an operator wrote it, or a thief of their account. */
  readonly html: string;
  /** Level of its topmost headings in the outline of the page; 3 unless said otherwise. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Told when a link to a page of the portal was followed, so that a dialog can make way. */
  readonly onFollowed?: () => void;
}

/** HTML from outside, with nothing left in it but words, lists, tables, links and own pictures. */
export const SanitisedHtml = lazyPart<SanitisedHtmlProps>(
  () => import('./SanitisedContent.tsx'),
  null,
);
