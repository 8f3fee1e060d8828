import { systemStatusEntry } from '#machines/system-status/proof/system-status.entry.ts';
import { SiteGate } from '#web/app/gates/SiteGate.tsx';
import Notices from '#web/app/notices/Notices.tsx';
import shell from '#web/i18n/messages/PT/shell.json';
import { happen } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { shell };

const OPEN = 'the portal is open';

function Portal() {
  return (
    <>
      <SiteGate>
        <h1>{OPEN}</h1>
      </SiteGate>
      <Notices />
    </>
  );
}

/** The screens of a closed site, and the notice of a server that does not answer (S9, S12). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: systemStatusEntry,
    language: 'PT',
    begins: { onPage: { setting: { address: '/lobby', page: <Portal /> }, input: undefined } },
    rows: {
      'site.unknown': [{ role: 'heading', name: OPEN }],
      'site.normal': 'site.unknown',
      'site.maintenance': [{ role: 'heading', name: t.shell.maintenance.title }],
      'site.regionRestricted': [{ role: 'heading', name: t.shell.region.title }],
      'server.asking': [],
      'server.answering': 'server.asking',
      'server.unreachable.resting': [{ role: 'generic', name: t.shell.notices.serverLost }],
      'server.unreachable.retrying': 'server.unreachable.resting',
    },
    actions: {
      'check.requested': happen(() => window.dispatchEvent(new Event('online'))),
      'status.reported': (event) => happen(({ services }) => services.systemStatus.send(event)),
    },
    facts: [
      {
        name: 'the address that the region was judged by',
        holds: (_, leaf) => leaf.includes('site.regionRestricted'),
        mark: { role: 'paragraph', name: t.shell.region.address.replace('{{ip}}', '203.0.113.7') },
      },
    ],
  });
}
