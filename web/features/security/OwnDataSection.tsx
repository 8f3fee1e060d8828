import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnData } from '#contract/entities/own-data.ts';
import { mayAsk } from '#machines/own-data/own-data.machine.ts';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import styles from './security.module.css';
import { type OwnDataFlow, useOwnData } from './use-own-data.ts';

type Screen = ComponentType<{ readonly flow: OwnDataFlow }>;

/** What is shown in every state; a new state does not compile without. */
const screens: Readonly<Record<OwnDataFlow['state'], Screen>> = {
  weighing: Free,
  free: Free,
  asking: Free,
  making: Making,
  ready: Ready,
  downloading: Ready,
  resting: Resting,
};

/** One's own data as a file: asking for it, waiting, downloading (W5). */
export function OwnDataSection({ ownData }: { readonly ownData: OwnData }) {
  const { t } = useTranslation('security');
  const flow = useOwnData(ownData, t('ownData.fileName'));
  const Shown = screens[flow.state];
  return (
    <section className={styles.part} aria-labelledby="own-data-title">
      <h2 id="own-data-title">{t('ownData.title')}</h2>
      <Shown flow={flow} />
    </section>
  );
}

function Free({ flow }: { readonly flow: OwnDataFlow }) {
  const { t } = useTranslation('security');
  return (
    <>
      <p className="hint">{t('ownData.about')}</p>
      <Expired flow={flow} />
      <RefusalMessage refusal={flow.refusal} />
      <AskButton flow={flow} label={t('ownData.ask')} />
    </>
  );
}

function AskButton({ flow, label }: { readonly flow: OwnDataFlow; readonly label: string }) {
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

/** That the file from before is gone. */
function Expired({ flow }: { readonly flow: OwnDataFlow }) {
  const { t } = useTranslation('security');
  const times = useTimes();
  const { state, expiresAt } = flow.context.ownData;
  if (state !== 'expired' || expiresAt === null) return null;
  return <p className="hint">{t('ownData.expired', { time: times.zonedMoment(expiresAt) })}</p>;
}

function Making() {
  const { t } = useTranslation('security');
  return <output className="hint">{t('ownData.making')}</output>;
}

function Ready({ flow }: { readonly flow: OwnDataFlow }) {
  const { t } = useTranslation('security');
  const times = useTimes();
  const { askedAt, expiresAt } = flow.context.ownData;
  return (
    <>
      <p className="hint">
        {t('ownData.ready', {
          asked: askedAt === null ? '' : times.zonedMoment(askedAt),
          time: expiresAt === null ? '' : times.zonedMoment(expiresAt),
        })}
      </p>
      <RefusalMessage refusal={flow.refusal} />
      <Button
        variant="primary"
        size="s"
        className={styles.otherWay}
        icon={<DownloadIcon size={18} />}
        busy={flow.isBusy}
        onClick={() => flow.send({ type: 'download.requested' })}
      >
        {t('ownData.download')}
      </Button>
      <output className="hint">{flow.context.isSaved && t('ownData.saved')}</output>
      {mayAsk(flow.context) && <AskButton flow={flow} label={t('ownData.askAgain')} />}
    </>
  );
}

function Resting({ flow }: { readonly flow: OwnDataFlow }) {
  const { t } = useTranslation('security');
  const times = useTimes();
  const { nextRequestAt } = flow.context.ownData;
  return (
    <>
      <Expired flow={flow} />
      <p className="hint">
        {t('ownData.resting', {
          time: nextRequestAt === null ? '' : times.zonedMoment(nextRequestAt),
        })}
      </p>
    </>
  );
}
