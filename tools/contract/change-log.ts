import { type ContractChange, compareContracts } from '#tools/contract/compare-contracts.ts';
import { keptDocument, keptVersions } from '#tools/contract/kept-versions.ts';

/** The change log's page, from the project's root. */
export const changeLogPage = 'docs/generated/contract-changes.md';

/** How many calls are named before the rest is counted. */
const NAMED_CALLS = 3;

const headings = [
  ['Breaks clients', (change: ContractChange) => change.isBreaking && change.side === 'clients'],
  ['Breaks servers', (change: ContractChange) => change.isBreaking && change.side === 'servers'],
  ['New for servers', (change: ContractChange) => !change.isBreaking && change.side === 'servers'],
  ['New for clients', (change: ContractChange) => !change.isBreaking && change.side === 'clients'],
] as const;

/** Changes in words, by whom they concern, those that break first. */
export function changesInWords(changes: readonly ContractChange[]): string {
  if (changes.length === 0) return 'Nothing changed that a client or a server sees.\n';
  return headings
    .map(([heading, concerns]) => {
      const lines = changes.filter(concerns).map(lineOf);
      return lines.length === 0 ? '' : `**${heading}**\n\n${[...new Set(lines)].join('\n')}\n`;
    })
    .filter((text) => text !== '')
    .join('\n');
}

function lineOf({ where, what, calls }: ContractChange): string {
  const rest = calls.length - NAMED_CALLS;
  const named = calls.slice(0, NAMED_CALLS).join(', ');
  const others = rest > 0 ? `${named} and ${rest} more` : named;
  return `- \`${where}\` ${what}${calls.includes(where) ? '' : ` (${others})`}`;
}

/** The change log over all kept versions, newest first. */
export function changeLog(): string {
  const versions = keptVersions();
  const sections = versions.map((version, at) => {
    const before = versions[at - 1];
    const changes =
      before === undefined
        ? 'The first version that is kept.\n'
        : changesInWords(compareContracts(keptDocument(before), keptDocument(version)));
    return `## ${version}\n\n${changes}`;
  });
  return `# Changes of the contract

Made from the documents of the kept versions by \`npm run contract-changes -- --keep\`: not to be edited.

Breaking a client: one of before fails at a server of this version. Breaking a server: one of before
fails a client of this version. New for servers: a client of this version may send it, so a server has
to take it. [How versions work](../contract-versions.md).

${sections.toReversed().join('\n')}`;
}
