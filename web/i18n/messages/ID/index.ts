/** The messages of this language, a lazy part per feature; those in `member` are met after the sign-in. */
export const features = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['./**/*.json', '../../../../contract/messages/ID/**/*.json'],
  { import: 'default' },
);
