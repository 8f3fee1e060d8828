import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { folderOf } from '#machines/catalogue/in-words.ts';

/** Each flow's entry in its own chunk: only trying a flow loads its machine. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../machines/*/proof/*.entry.ts',
);

/**
 * Loads a flow's entry of the catalogue.
 *
 * @param flow the machine's id
 */
export async function loadEntry(flow: string): Promise<AnyCatalogueEntry> {
  const name = folderOf({ id: flow });
  const load = files[`../../../machines/${name}/proof/${name}.entry.ts`];
  const exported = Object.values((await load?.()) ?? {});
  const entry = exported.find((each) => (each as { id?: unknown } | null)?.id === flow);
  if (entry === undefined) throw new Error(`there is no entry of '${flow}'`);
  return entry as AnyCatalogueEntry;
}
