import type { Rolldown } from 'vite';

/**
 * Puts all that the page needs at its start into one file: shared with lazy parts or not, it would
 * otherwise be cut into a dozen small ones, each a round trip and less well packed.
 *
 * @param later files that the start seems to need, because a package's index names them, and does not
 */
export function entryChunk(entry: string, later: RegExp): Rolldown.CodeSplittingOptions {
  const known = new Map<string, boolean>();
  const isNeededAtStart = (id: string, context: Rolldown.ChunkingContext): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false); // a circle adds nothing
    if (later.test(id)) return false;
    const needed =
      id.endsWith(entry) ||
      id.includes('rolldown/runtime') ||
      (context.getModuleInfo(id)?.importers ?? []).some((importer) =>
        isNeededAtStart(importer, context),
      );
    known.set(id, needed);
    return needed;
  };
  return {
    groups: [
      {
        debugName: 'entry',
        name: (id, context) => (isNeededAtStart(id, context) ? 'entry' : null),
      },
    ],
  };
}
