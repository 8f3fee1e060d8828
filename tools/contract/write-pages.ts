import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedDocument } from '#tools/contract/described-contract.ts';
import { projectRoot } from '#tools/project.ts';

/** Where to: the only argument. */
const [folder = ''] = process.argv.slice(2);
const document = await describedDocument();
mkdirSync(join(folder, 'calls'), { recursive: true });
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
copyFileSync(join(import.meta.dirname, 'pages/pages.css'), join(folder, 'pages.css'));

// The contract is loaded with its words before anything else imports it.
const [{ contract }, { describedCalls }, { callPage }, { callsPage }, { readUses }] =
  await Promise.all([
    import('#contract/index.ts'),
    import('#tools/contract/pages/call-facts.ts'),
    import('#tools/contract/pages/call-page.ts'),
    import('#tools/contract/pages/calls-page.ts'),
    import('#tools/contract/pages/uses.ts'),
  ]);
const texts = (file: string) =>
  JSON.parse(readFileSync(join(projectRoot, 'contract/messages/EN', file), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
const sources = {
  document,
  texts: { ...texts('errors.json'), ...texts('member/memberErrors.json') },
};
const calls = describedCalls(contract);
const uses = await readUses(calls);
writeFileSync(join(folder, 'calls/index.html'), callsPage(calls));
for (const call of calls) {
  const its = uses.get(call.name) ?? { states: [], pages: [], isEverywhere: false, tests: [] };
  writeFileSync(join(folder, 'calls', `${call.name}.html`), callPage(call, its, sources));
}
