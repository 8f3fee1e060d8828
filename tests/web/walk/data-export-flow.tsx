import { languages } from '#contract/entities/language.ts';
import { deviceZone, timesIn } from '#contract/rules/times.ts';
import type { DataExportInput } from '#machines/data-export/data-export.machine.ts';
import { dataExportEntry } from '#machines/data-export/proof/data-export.entry.ts';
import { DataExportSection } from '#web/features/security/DataExportSection.tsx';
import security from '#web/i18n/messages/EN/member/security.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const words = security.dataExport;
/** No site is known on a walk, so that moments are in the zone of this machine. */
const restingWords = words.resting.replace(
  '{{time}}',
  timesIn(languages.EN.tag, deviceZone()).zonedMoment('2026-11-24T12:00:00.000Z'),
);
const button = (name: string) => ({ role: 'button', name });

function begin(input: DataExportInput): WalkedFlow['begins'][string] {
  return {
    setting: { address: '/account', page: <DataExportSection dataExport={input.dataExport} /> },
    input,
  };
}

const none = {
  state: 'none',
  requestedAt: null,
  expiresAt: null,
  nextRequestAt: null,
  retentionDays: 7,
  file: null,
} as const;
const making = { ...none, state: 'requested', requestedAt: '2026-11-23T12:00:00.000Z' } as const;
const ready = {
  ...making,
  state: 'ready',
  expiresAt: '2026-11-30T12:00:00.000Z',
  nextRequestAt: '2026-11-24T12:00:00.000Z',
  file: { id: 'file', parts: 2 },
} as const;

/** The data export: requested, made, downloaded (W5). */
export function walkedFlow(): WalkedFlow {
  const ask = button(words.ask);
  const askAgain = button(words.askAgain);
  const download = button(words.download);
  return walked({
    entry: dataExportEntry,
    language: 'EN',
    begins: {
      none: begin({ dataExport: none }),
      making: begin({ dataExport: making }),
      ready: begin({ dataExport: ready }),
      resting: begin({ dataExport: { ...ready, state: 'expired', file: null } }),
    },
    rows: {
      free: [{ ...ask, state: 'enabled' }],
      asking: [{ ...ask, state: 'busy' }],
      making: [{ role: 'status', name: words.making }],
      ready: [{ ...download, state: 'enabled' }],
      downloading: [{ ...download, state: 'busy' }],
      resting: [{ role: 'paragraph', name: restingWords }],
    },
    actions: { 'download.requested': press(download), 'data.requested': press(ask, askAgain) },
    facts: refusalFacts(errors, {
      codes: [
        ...codesOf(dataExportEntry.outcomes.requestData),
        ...codesOf(dataExportEntry.outcomes.download),
      ],
      leaf: ['free', 'ready'],
      role: 'alert',
    }),
  });
}
