import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resources } from '#contract/entities/site.ts';
import { queries } from '#web/api/queries.ts';
import { type PhoneKind, phoneKind } from '#web/platform/phone-kind.ts';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AndroidIcon } from '#web/ui/icons/AndroidIcon.tsx';
import { AppleIcon } from '#web/ui/icons/AppleIcon.tsx';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TabPanel, Tabs } from '#web/ui/navigation/Tabs.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './AppDownload.module.css';
import { DownloadCode } from './DownloadCode.tsx';
import { DownloadSteps } from './DownloadSteps.tsx';
import { InstallOffer } from './InstallOffer.tsx';

/** The key of each kind of phone's app among the site's resources (§3). */
const resourceKeys = { android: 'Android', ios: 'MOBILECONFIG' } as const;

const phoneKinds: readonly PhoneKind[] = ['android', 'ios'];

type App = Resources[string] & { readonly kind: PhoneKind };

/** The app for each kind of phone: a code, a button on the phone itself and four steps (R3, S6). */
export function AppDownload() {
  const { t } = useTranslation('download');
  const resources = useQuery(queries.site.resources());
  return (
    <Loaded
      read={resources}
      waiting={<Skeleton height="20rem" />}
      renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
    >
      {(shown) => {
        const apps = appsOf(shown);
        const [first] = apps;
        return first ? (
          <Apps apps={apps} first={first} />
        ) : (
          <EmptyState
            icon={<DownloadIcon />}
            title={t('noneTitle')}
            text={t('noneText')}
            action={<ServiceLink />}
          />
        );
      }}
    </Loaded>
  );
}

function appsOf(resources: Resources): readonly App[] {
  return phoneKinds.flatMap((kind): App[] => {
    const resource = resources[resourceKeys[kind]];
    return resource ? [{ ...resource, kind }] : [];
  });
}

interface AppsProps {
  readonly apps: readonly App[];
  readonly first: App;
}

function Apps({ apps, first }: AppsProps) {
  const { t } = useTranslation('download');
  const idBase = useId();
  const [here] = useState(phoneKind);
  const [chosen, choose] = useState<PhoneKind | null>(here);
  const app = apps.find(({ kind }) => kind === chosen) ?? first;
  return (
    <div className="stack gap-4">
      <InstallOffer />
      <Tabs
        idBase={idBase}
        label={t('tabs')}
        look="pill"
        selected={app.kind}
        onSelect={choose}
        tabs={apps.map(({ kind }) =>
          kind === 'android'
            ? { id: kind, label: t('android'), icon: <AndroidIcon size={20} /> }
            : { id: kind, label: t('ios'), icon: <AppleIcon size={20} /> },
        )}
      />
      <TabPanel idBase={idBase} id={app.kind} className={classNames('stack gap-6', styles.panel)}>
        <DownloadCode app={app} name={t(app.kind)} isHere={here === app.kind} />
        <DownloadSteps kind={app.kind} isHere={here === app.kind} />
      </TabPanel>
    </div>
  );
}
