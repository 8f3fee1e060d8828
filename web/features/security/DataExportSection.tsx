import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataExport } from '#contract/entities/data-export.ts';
import { mayAsk } from '#machines/data-export/data-export.machine.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import styles from './security.module.css';
import { type DataExportFlow, useDataExport } from './use-data-export.ts';

type Screen = ComponentType<{ readonly flow: DataExportFlow }>;

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<DataExportFlow['state'], Screen>> = {
  weighing: Free,
  free: Free,
  asking: Free,
  making: Making,
  ready: Ready,
  downloading: Ready,
  resting: Resting,
};

/** The data export file: request, wait, download (W5). */
export function DataExportSection({ dataExport }: { readonly dataExport: DataExport }) {
  const { t } = useTranslation('security');
  const flow = useDataExport(dataExport, t('dataExport.fileName'));
  const Shown = screens[flow.state];
  return (
    <section className={styles.part} aria-labelledby="data-export-title">
      <h2 id="data-export-title">{t('dataExport.title')}</h2>
      <Shown flow={flow} />
    </section>
  );
}

function Free({ flow }: { readonly flow: DataExportFlow }) {
  const { t } = useTranslation('security');
  return (
    <>
      <p className="hint">{t('dataExport.about')}</p>
      <Expired flow={flow} />
      <RefusalMessage refusal={flow.refusal} />
      <AskButton flow={flow} label={t('dataExport.ask')} />
    </>
  );
}

function AskButton({ flow, label }: { readonly flow: DataExportFlow; readonly label: string }) {
  return (
    <Button
      size="s"
      className={styles.otherWay}
      busy={flow.state === 'asking'}
      aria-disabled={!flow.can({ type: 'data.requested' })}
      onClick={() => flow.send({ type: 'data.requested' })}
    >
      {label}
    </Button>
  );
}

/** The previous file is gone. */
function Expired({ flow }: { readonly flow: DataExportFlow }) {
  const { t } = useTranslation('security');
  const times = useTimes();
  const { state, expiresAt } = flow.context.dataExport;
  if (state !== 'expired' || expiresAt === null) return null;
  return <p className="hint">{t('dataExport.expired', { time: times.zonedMoment(expiresAt) })}</p>;
}

function Making() {
  const { t } = useTranslation('security');
  return <output className="hint">{t('dataExport.making')}</output>;
}

function Ready({ flow }: { readonly flow: DataExportFlow }) {
  const { t } = useTranslation('security');
  const times = useTimes();
  const { requestedAt, expiresAt } = flow.context.dataExport;
  return (
    <>
      <p className="hint">
        {t('dataExport.ready', {
          requested: requestedAt === null ? '' : times.zonedMoment(requestedAt),
          time: expiresAt === null ? '' : times.zonedMoment(expiresAt),
        })}
      </p>
      <RefusalMessage refusal={flow.refusal} />
      <Button
        size="s"
        className={styles.otherWay}
        icon={<DownloadIcon size={18} />}
        busy={flow.isBusy}
        onClick={() => flow.send({ type: 'download.requested' })}
      >
        {t('dataExport.download')}
      </Button>
      <output className="hint">{flow.context.isSaved && t('dataExport.saved')}</output>
      {mayAsk(flow.context) && <AskButton flow={flow} label={t('dataExport.askAgain')} />}
    </>
  );
}

function Resting({ flow }: { readonly flow: DataExportFlow }) {
  const { t } = useTranslation('security');
  const times = useTimes();
  const { nextRequestAt } = flow.context.dataExport;
  return (
    <>
      <Expired flow={flow} />
      <p className="hint">
        {t('dataExport.resting', {
          time: nextRequestAt === null ? '' : times.zonedMoment(nextRequestAt),
        })}
      </p>
    </>
  );
}
