import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { DomainSpeed } from '#machines/speed-test/speed-test.machine.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './SpeedTestDialog.module.css';
import { type SpeedTestFlow, useSpeedTest } from './use-speed-test.ts';

/** Up to here an answer is fast, and up to the second limit fair, in milliseconds. */
const FAST = 150;
const FAIR = 500;

interface PartProps {
  readonly flow: SpeedTestFlow;
}

type Part = ComponentType<PartProps>;

/** The parts of each state's screen. */
interface Screen {
  readonly Main: Part;
  readonly Action?: Part;
  readonly Verdict?: Part;
  readonly Leave?: Part;
}

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<SpeedTestFlow['state'], Screen>> = {
  loadingDomains: { Main: Loading },
  measuring: { Main: Measuring, Action: Stop },
  measured: { Main: Measured, Action: Repeat, Verdict, Leave },
  failed: { Main: Failed },
};

/** Measures each domain of the site, and offers the fastest (S8). */
export default function SpeedTestDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['service', 'errors', 'account']);
  const flow = useSpeedTest();
  const { Main, Action, Verdict: Result, Leave: Exit } = screens[flow.state];
  return (
    <Dialog
      open
      width={600}
      onClose={onClose}
      closeLabel={t('shell:close')}
      title={t('speedTest')}
      footer={Action && <Action flow={flow} />}
    >
      <div className="stack gap-4" aria-busy={flow.isBusy}>
        <p>{t('speedText')}</p>
        <FollowedScreen screen={Main}>
          <Main flow={flow} />
        </FollowedScreen>
        <output className={styles.verdict}>{Result && <Result flow={flow} />}</output>
        {Exit && <Exit flow={flow} />}
      </div>
    </Dialog>
  );
}

function Loading({ flow }: PartProps) {
  return (
    <Domains results={flow.results}>
      <li className={styles.domain}>
        <Skeleton shape="text" width="60%" />
      </li>
    </Domains>
  );
}

function Measuring({ flow }: PartProps) {
  const { t } = useTranslation('service');
  return (
    <Domains results={flow.results}>
      <li className={styles.domain}>
        <span className={styles.name}>{hostOf(flow.next)}</span>
        <span className={styles.speed}>{t('speedMeasuring')}</span>
      </li>
    </Domains>
  );
}

function Measured({ flow }: PartProps) {
  return <Domains results={flow.results} fastest={flow.fastest} />;
}

function Failed({ flow }: PartProps) {
  const { t } = useTranslation(['service', 'errors']);
  return (
    <ReadFailed
      title={t('speedFailed')}
      refusal={flow.refusal}
      onRetry={() => flow.send({ type: 'test.repeated' })}
    />
  );
}

function Stop({ flow }: PartProps) {
  const { t } = useTranslation('service');
  return <Button onClick={() => flow.send({ type: 'test.stopped' })}>{t('speedStop')}</Button>;
}

function Repeat({ flow }: PartProps) {
  const { t } = useTranslation('service');
  return <Button onClick={() => flow.send({ type: 'test.repeated' })}>{t('speedAgain')}</Button>;
}

function Verdict({ flow: { fastest, stays } }: PartProps) {
  const { t } = useTranslation('service');
  if (!fastest) return t('speedNone');
  return stays ? t('speedFine') : t('speedFastest', { domain: hostOf(fastest.domain) });
}

function Leave({ flow: { fastest, stays } }: PartProps) {
  const { t } = useTranslation('service');
  if (!fastest || stays) return null;
  return (
    <div className={styles.leave}>
      <p>{t('speedLeaving')}</p>
      <a href={fastest.domain} className={buttonClass({ variant: 'primary' })}>
        {t('speedGo', { domain: hostOf(fastest.domain) })}
      </a>
    </div>
  );
}

interface DomainsProps {
  readonly results: readonly DomainSpeed[];
  readonly fastest?: DomainSpeed | undefined;
  readonly children?: ReactNode;
}

function Domains({ results, fastest, children }: DomainsProps) {
  return (
    <ul role="list" className="stack gap-2">
      {results.map((result) => (
        <Domain key={result.domain} {...result} isFastest={result === fastest} />
      ))}
      {children}
    </ul>
  );
}

function Domain({
  domain,
  milliseconds,
  isFastest,
}: DomainSpeed & { readonly isFastest: boolean }) {
  const { t } = useTranslation('service');
  const { tag } = languages[useLanguage()];
  return (
    <li className={styles.domain} data-fastest={isFastest || undefined}>
      <span className={styles.name}>
        <bdi>{hostOf(domain)}</bdi>
        {domain === location.origin && <small>{t('speedHere')}</small>}
      </span>
      <span className={styles.speed} data-speed={rate(milliseconds)}>
        {milliseconds === null
          ? t('speedUnreachable')
          : new Intl.NumberFormat(tag, { style: 'unit', unit: 'millisecond' }).format(milliseconds)}
      </span>
    </li>
  );
}

/** A domain as people say it: without the protocol. */
function hostOf(domain: string): string {
  return URL.parse(domain)?.host ?? domain;
}

function rate(milliseconds: number | null): 'fast' | 'fair' | 'slow' | 'none' {
  if (milliseconds === null) return 'none';
  if (milliseconds <= FAST) return 'fast';
  return milliseconds <= FAIR ? 'fair' : 'slow';
}
