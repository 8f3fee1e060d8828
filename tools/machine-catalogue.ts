import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { folderOf } from '#machines/catalogue/in-words.ts';
import { projectRoot } from './project.ts';

/** The folders of the flows that have an entry: `machines/<flow>/proof/<flow>.entry.ts`. */
const flows = globSync('machines/*/proof/*.entry.ts', { cwd: projectRoot })
  .map((file) => file.split('/')[1] ?? '')
  .toSorted();

const isEntry = (value: unknown): value is AnyCatalogueEntry =>
  typeof value === 'object' && value !== null && 'machine' in value && 'journeys' in value;

async function entryOf(flow: string): Promise<AnyCatalogueEntry> {
  const file = join(projectRoot, 'machines', flow, 'proof', `${flow}.entry.ts`);
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const [entry, another] = Object.values(exported).filter(isEntry);
  if (!entry || another) throw new Error(`${file} has to export one entry of the catalogue.`);
  if (folderOf(entry) !== flow) throw new Error(`${file} has the entry of '${entry.id}'.`);
  return entry;
}

/**
 * Every machine of the portal, found in the folder of its flow. The docs and the tests read it; a
 * machine without an entry fails a test.
 */
export const catalogue: readonly AnyCatalogueEntry[] = await Promise.all(flows.map(entryOf));
