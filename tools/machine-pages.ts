import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { folderOf } from '#machines/catalogue/in-words.ts';
import {
  guardName,
  nodesOf,
  stateName,
  transitionsOf,
  triggerName,
} from '#tools/machine-anatomy.ts';
import { machineDiagram } from '#tools/machine-diagram.ts';

/** One line of a table; bars and line breaks in cells are made harmless. */
function tableLine(cells: readonly string[]): string {
  const safe = cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' '));
  return `| ${safe.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(tableLine).join('\n');
}

const code = (text: string) => `\`${text}\``;

function statesTable(machine: AnyStateMachine): string {
  const rows = nodesOf(machine)
    .filter((node) => node.parent && node.type !== 'history')
    .map((node) => [
      code(stateName(node)),
      node.description ?? '',
      [...node.tags, ...(node.type === 'final' ? ['end'] : [])].join(', '),
    ]);
  return table(['State', 'What a person sees', 'Tags'], rows);
}

function movesTable(machine: AnyStateMachine): string {
  const rows = nodesOf(machine).flatMap((node) =>
    transitionsOf(node).map((transition) => {
      const targets = (transition.target ?? []) as readonly AnyStateNode[];
      const guard = guardName(transition);
      return [
        node.parent ? code(stateName(node)) : 'any',
        code(triggerName(transition)),
        guard === undefined ? '' : code(guard),
        targets.length > 0 ? targets.map((target) => code(stateName(target))).join(', ') : 'stays',
      ];
    }),
  );
  return table(['In', 'When', 'If', 'Then'], rows);
}

function eventsTable({ machine, events }: AnyCatalogueEntry): string {
  const nodes = nodesOf(machine);
  const rows = Object.entries(events).map(([type, examples]) => {
    const payload = Object.keys(Object.assign({}, ...examples) as object).filter(
      (key) => key !== 'type',
    );
    const heard = nodes.filter((node) => node.transitions.has(type));
    return [
      code(type),
      payload.map(code).join(', '),
      heard.map((node) => (node.parent ? code(stateName(node)) : 'any')).join(', '),
    ];
  });
  return table(['Event', 'Carries', 'Heard in'], rows);
}

const made = 'Made from the catalogue by `node tools/machine-docs.ts`; do not edit.';

/** The name of a machine's page: that of its flow. */
const pageName = (entry: AnyCatalogueEntry) => `${folderOf(entry)}.md`;

/** Links to the rows of the requirements; `docs` is the way from the page to the documents. */
const rowLinks = (rows: readonly string[], docs: string) =>
  rows.map((row) => `[${row}](${docs}/requirements.md#${row.toLowerCase()})`).join(', ');

function machinePage(entry: AnyCatalogueEntry): string {
  const { id, title, purpose, requirements, machine, invariants, journeys, exceptions } = entry;
  const excepted = Object.entries(exceptions ?? {});
  const parts = [
    `# ${title}`,
    `${code(id)} · ${rowLinks(requirements, '../..')} · [all machines](../machines.md)`,
    made,
    purpose,
    `\`\`\`mermaid\n${machineDiagram(machine)}\n\`\`\``,
    '## States',
    statesTable(machine),
    '## Events',
    eventsTable(entry),
    '## Moves',
    movesTable(machine),
    '## What always holds',
    invariants.map(({ name }) => `- ${name}`).join('\n'),
    '## Journeys pinned by hand',
    journeys.map(({ name }) => `- ${name}`).join('\n'),
    ...(excepted.length > 0
      ? [
          '## Named exceptions of the proof',
          excepted.map(([part, why]) => `- ${code(part)}: ${why}`).join('\n'),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A page for each machine and one that lists them, by path from the project's root. */
export function machinePages(
  entries: readonly AnyCatalogueEntry[],
): Readonly<Record<string, string>> {
  const rows = entries.map((entry) => [
    `[${entry.title}](machines/${pageName(entry)})`,
    entry.purpose,
    rowLinks(entry.requirements, '..'),
  ]);
  const list = ['# The machines', made, table(['Machine', 'What it is for', 'Rows'], rows)];
  return {
    'docs/generated/machines.md': `${list.join('\n\n')}\n`,
    ...Object.fromEntries(
      entries.map((entry) => [`docs/generated/machines/${pageName(entry)}`, machinePage(entry)]),
    ),
  };
}
