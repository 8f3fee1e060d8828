import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedDocument } from '#tools/contract/described-contract.ts';

/** Where to: the only argument. */
const [folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(await describedDocument()));
