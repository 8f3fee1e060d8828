import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { DomainSpeed } from '#machines/speed-test/speed-test.machine.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './SpeedTestDialog.module.css';
import { provideSpeedTest } from './speed-test.actors.ts';

/** Up to here an answer counts as fast, and up to the second as fair, in milliseconds. */
const FAST = 150;
const FAIR = 500;
/** Nobody notices less, so nobody is sent elsewhere for it, in milliseconds. */
const WORTH_LEAVING = 50;

/** Measures each domain of the site, and leads to the fastest (S8). */
export default function SpeedTestDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['service', 'errors']);
  const services = useServices();
  const [machine] = useState(() => provideSpeedTest(services));
  const [state, send] = useMachine(machine, { ...services.watching });
  const { domains, results, refusal } = state.context;
  const sorted = results.toSorted(
    (one, other) => (one.milliseconds ?? Infinity) - (other.milliseconds ?? Infinity),
  );
  const isMeasured = state.matches('measured');
  const fastest = isMeasured ? sorted.find(({ milliseconds }) => milliseconds !== null) : undefined;
  const here = results.find(({ domain }) => domain === location.origin)?.milliseconds ?? Infinity;
  const stays = here - (fastest?.milliseconds ?? 0) < WORTH_LEAVING;
  const repeat = () => send({ type: 'test.repeated' });
  return (
    <Dialog
      open
      width={600}
      onClose={onClose}
      closeLabel={t('shell:close')}
      title={t('speedTest')}
      footer={
        state.matches('measuring') ? (
          <Button onClick={() => send({ type: 'test.stopped' })}>{t('speedStop')}</Button>
        ) : (
          isMeasured && <Button onClick={repeat}>{t('speedAgain')}</Button>
        )
      }
    >
      <div className={styles.test} aria-busy={state.hasTag('busy')}>
        <p>{t('speedText')}</p>
        {refusal ? (
          <ErrorState
            title={t('speedFailed')}
            text={t(`errors:${refusal.code}`)}
            action={<Button onClick={repeat}>{t('shell:retry')}</Button>}
          />
        ) : (
          <ul className={styles.domains}>
            {sorted.map((result) => (
              <Domain key={result.domain} {...result} isFastest={result === fastest} />
            ))}
            {isMeasured || (
              <li className={styles.domain}>
                {domains.length === 0 ? (
                  <Skeleton shape="text" width="60%" />
                ) : (
                  <>
                    <span className={styles.name}>{hostOf(domains[results.length] ?? '')}</span>
                    <span className={styles.speed}>{t('speedMeasuring')}</span>
                  </>
                )}
              </li>
            )}
          </ul>
        )}
        <output className={styles.verdict}>
          {isMeasured && <Verdict fastest={fastest} stays={stays} />}
        </output>
        {fastest && !stays && (
          <div className={styles.leave}>
            <p>{t('speedLeaving')}</p>
            <a href={fastest.domain} className={buttonClass({ variant: 'primary' })}>
              {t('speedGo', { domain: hostOf(fastest.domain) })}
            </a>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface VerdictProps {
  readonly fastest: DomainSpeed | undefined;
  /** Where the person is, is as good as the fastest. */
  readonly stays: boolean;
}

function Verdict({ fastest, stays }: VerdictProps) {
  const { t } = useTranslation('service');
  if (!fastest) return t('speedNone');
  return stays ? t('speedFine') : t('speedFastest', { domain: hostOf(fastest.domain) });
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

/** What a person calls a domain: without the protocol. */
function hostOf(domain: string): string {
  return URL.parse(domain)?.host ?? domain;
}

function rate(milliseconds: number | null): 'fast' | 'fair' | 'slow' | 'none' {
  if (milliseconds === null) return 'none';
  if (milliseconds <= FAST) return 'fast';
  return milliseconds <= FAIR ? 'fair' : 'slow';
}
