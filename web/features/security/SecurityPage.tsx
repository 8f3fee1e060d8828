import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Security } from '#contract/entities/security.ts';
import { queries } from '#web/api/queries.ts';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { AccountRecoveryNotice } from './AccountRecoveryNotice.tsx';
import { ClosingSection } from './ClosingSection.tsx';
import { DataExportSection } from './DataExportSection.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Protections } from './Protections.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';
import { Sessions } from './Sessions.tsx';
import { SocialAccounts } from './SocialAccounts.tsx';
import { TwoStepSection } from './TwoStepSection.tsx';

/** Protections, sessions and history of the account (W5, A26). */
export default function SecurityPage() {
  const { t } = useTranslation(['security', 'twoStep', 'account', 'errors', 'registration']);
  usePageTitle(t('title'));
  const read = useQuery(queries.security.state());
  return (
    <AreaColumns
      // Below content of unknown length, it would move when that loads.
      beside={
        !read.isPending && (
          <>
            {read.data && <AccessAndData security={read.data} />}
            <SecurityEvents />
          </>
        )
      }
    >
      <h1>{t('title')}</h1>
      <Loaded
        read={read}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(4, '4.5rem')} />}
        renderFailed={(onRetry) => <ReadFailed title={t('failed')} onRetry={onRetry} />}
      >
        {(security) => (
          <>
            {security.accountRecovery && (
              <AccountRecoveryNotice accountRecovery={security.accountRecovery} />
            )}
            <Protections security={security} />
            <TwoStepSection twoStep={security.twoStep} />
            <Passkeys passkeys={security.passkeys} />
            <SocialAccounts accounts={security.socialAccounts} />
          </>
        )}
      </Loaded>
    </AreaColumns>
  );
}

function AccessAndData({ security }: { readonly security: Security }) {
  const { sessions, dataExport, closing } = security;
  return (
    <>
      <Sessions sessions={sessions} />
      <DataExportSection key={JSON.stringify(dataExport)} dataExport={dataExport} />
      <ClosingSection key={JSON.stringify(closing)} closing={closing} />
    </>
  );
}
