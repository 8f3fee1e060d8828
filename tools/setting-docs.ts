import type { SettingInput } from '#fake-server/settings/setting.ts';
import { type SettingRow, settingRows } from '#fake-server/settings/setting-rows.ts';
import { settingCards } from '#fake-server/settings/table.ts';
import { generatePages } from '#tools/generated-pages.ts';

/** What a setting may be, in words. */
function rangeOf(input: SettingInput): string {
  switch (input.kind) {
    case 'switch':
      return `${input.off} or ${input.on}`;
    case 'number': {
      const { minimum, maximum, unit, scale } = input;
      return `${minimum} to ${maximum} ${scale === 100 ? `hundredths of ${unit}` : unit}`;
    }
    case 'choice':
      return Object.keys(input.choices).join(', ');
    case 'choices':
      return `some of ${Object.keys(input.choices).join(', ')}`;
    case 'list':
      return input.scale === undefined ? 'texts' : 'hundredths of money';
    case 'text':
      break;
  }
  return 'text';
}

function lineOf({ name, title, input, usual, publishedAs }: SettingRow): string {
  const published = Object.entries(publishedAs).map(([call, as]) => `\`${call}\`: ${as}`);
  const cells = [`\`${name}\``, title, `\`${JSON.stringify(usual)}\``, rangeOf(input)];
  return `| ${[...cells, published.join(', ')].join(' | ')} |`;
}

const sections = settingCards.map(({ title }) => {
  const rows = settingRows.filter(({ card }) => card === title).map(lineOf);
  const head = '| setting | what it says | usual | may be | published as |';
  return `## ${title}\n\n${[head, '| --- | --- | --- | --- | --- |', ...rows].join('\n')}\n`;
});

const page = 'docs/generated/settings.md';

generatePages({
  command: 'tools/setting-docs.ts',
  from: 'the table of settings',
  paths: [page],
  make: () => ({
    [page]: `# Settings

Made from fake-server/settings by \`node tools/setting-docs.ts\`: not to be edited.

What the operator of the site can set, by the cards of the control page. The last column names the
calls that give a setting to every visitor, and what they call it or its group; calls for one subject,
such as \`withdrawals.terms\`, give others.

${sections.join('\n')}`,
  }),
});
