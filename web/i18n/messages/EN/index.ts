/** The messages of this language, a lazy part per feature. */
export const features = import.meta.glob<Readonly<Record<string, unknown>>>('./*.json', {
  import: 'default',
});
