import { speedTestEntry } from '#machines/speed-test/proof/speed-test.entry.ts';
import type { DomainSpeed, SpeedTestContext } from '#machines/speed-test/speed-test.machine.ts';
import service from '#web/i18n/messages/EN/service.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { service, shell };

const hosts = ['near.example', 'far.example'];

function fastestIn(context: object): DomainSpeed | undefined {
  return (context as SpeedTestContext).results.find(({ milliseconds }) => milliseconds !== null);
}

/** The measuring of the site's domains, as the dialog that it is (S8). */
export function walkedFlow(): WalkedFlow {
  const words = t.service;
  const dialog = { role: 'dialog', name: words.speedTest };
  const stop = { role: 'button', name: words.speedStop };
  const again = { role: 'button', name: words.speedAgain };
  const retry = { role: 'button', name: t.shell.retry };
  return walked({
    entry: speedTestEntry,
    language: 'EN',
    begins: {
      inDialog: {
        setting: {
          address: '/lobby',
          prepare: ({ modals }) =>
            modals.send({ type: 'modal.opened', modal: { type: 'speedTest' } }),
        },
        input: undefined,
      },
    },
    rows: {
      loadingDomains: [dialog],
      measuring: [dialog, { ...stop, state: 'enabled' }],
      measured: [dialog, { ...again, state: 'enabled' }],
      failed: [
        dialog,
        { role: 'heading', name: words.speedFailed },
        { ...retry, state: 'enabled' },
      ],
    },
    actions: { 'test.stopped': press(stop), 'test.repeated': press(again, retry) },
    facts: [
      ...hosts.map((host) => ({
        name: `a way to the fastest, ${host}`,
        holds: (context: object, leaf: string) =>
          leaf === 'measured' && fastestIn(context)?.domain === `https://${host}`,
        mark: { role: 'link', name: words.speedGo.replace('{{domain}}', host) },
      })),
      {
        name: 'no domain answered',
        holds: (context, leaf) => leaf === 'measured' && fastestIn(context) === undefined,
        mark: { role: 'status', name: words.speedNone },
      },
      ...refusalFacts(errors, {
        codes: codesOf(speedTestEntry.outcomes.loadDomains),
        leaf: 'failed',
        role: 'paragraph',
      }),
    ],
  });
}
