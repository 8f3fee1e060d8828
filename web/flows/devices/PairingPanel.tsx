import { QRCodeSVG } from 'qrcode.react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pairing } from '#contract/flow-relay.ts';
import { copyText } from '#web/platform/clipboard.ts';
import { WATCH_KEY } from '#web/platform/windows/watch-key.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Chip } from '#web/ui/content/Chip.tsx';
import { Spinner } from '#web/ui/waiting/Spinner.tsx';
import { useDevices, useLive } from '../live/live-context.ts';
import { connectionProblems, type PairingRefusal } from './device-watch.ts';
import styles from './PairingPanel.module.css';
import { usePortalNames } from './use-portal-names.ts';

/** Edge length of the code, in CSS pixels: a phone reads it from another screen. */
const CODE_SIZE = 208;

/** Shows a code to scan on another device, which this page then watches. */
export function PairingPanel({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { devices: watch } = useLive();
  const { connection, devices } = useDevices();
  const { ofDevice } = usePortalNames();
  const [before] = useState(() => new Set(devices.map(({ device }) => device)));
  const joined = devices.find(({ device }) => !before.has(device));
  useEffect(() => watch.open(), [watch]);
  return (
    <section className={styles.panel} aria-label={t('devices.add')}>
      <h2>{t('devices.add')}</h2>
      {joined ? (
        <output>{t('devices.joined', { name: ofDevice(joined) })}</output>
      ) : connection === 'open' ? (
        <NextCode />
      ) : connectionProblems.has(connection) ? (
        <>
          <p role="alert">{t(`devices.connection.${connection}`)}</p>
          {connection !== 'lost' && (
            <Button size="s" variant="secondary" onClick={watch.open}>
              {t('try.retry')}
            </Button>
          )}
        </>
      ) : (
        <Spinner />
      )}
      <Button size="s" variant="secondary" onClick={onClose}>
        {t('devices.close')}
      </Button>
    </section>
  );
}

/** A code, as long as it counts; after a break of the connection there is another one. */
function NextCode(): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { devices: watch } = useLive();
  const [answer, setAnswer] = useState<Pairing | PairingRefusal | 'expired'>();
  const ask = useCallback(() => void watch.pair().then(setAnswer), [watch]);
  useEffect(ask, [ask]);
  useEffect(() => {
    if (typeof answer !== 'object') return undefined;
    const timer = setTimeout(setAnswer, answer.expiresInSeconds * 1_000, 'expired');
    return () => clearTimeout(timer);
  }, [answer]);
  if (answer === undefined) return <Spinner />;
  if (typeof answer === 'string') {
    const retry = () => {
      setAnswer(undefined);
      ask();
    };
    return (
      <>
        <p role="alert">{t(`devices.refusal.${answer}`)}</p>
        <Button size="s" variant="secondary" onClick={retry}>
          {t('devices.newCode')}
        </Button>
      </>
    );
  }
  return answer.origins.length === 0 ? (
    <p>
      {t('devices.local')}{' '}
      <code className={styles.command}>npm start -- --host 0.0.0.0 --https</code>
    </p>
  ) : (
    <Code pairing={answer} />
  );
}

function Code({ pairing }: { readonly pairing: Pairing }): React.JSX.Element {
  const { t } = useTranslation('flows');
  const { origins, token } = pairing;
  const [chosen, setChosen] = useState(
    // The page's own address works in the network, if it has such a one.
    origins.find((origin) => origin === location.origin) ?? origins[0] ?? '',
  );
  const [isCopied, setIsCopied] = useState(false);
  const link = `${chosen}/#${WATCH_KEY}=${token}`;
  return (
    <div className={styles.code}>
      <QRCodeSVG
        value={link}
        size={CODE_SIZE}
        level="M"
        marginSize={4}
        title={t('devices.codeFor', { address: chosen })}
      />
      <div className="stack">
        <p>{t('devices.scan')}</p>
        {origins.length > 1 && (
          <fieldset className="cluster" aria-label={t('devices.address')}>
            {origins.map((origin) => (
              <Chip
                key={origin}
                pressed={origin === chosen}
                onClick={() => {
                  setChosen(origin);
                  setIsCopied(false);
                }}
              >
                {new URL(origin).host}
              </Chip>
            ))}
          </fieldset>
        )}
        <p className="hint">
          {t(chosen.startsWith('https:') ? 'devices.certificate' : 'devices.insecure')}
        </p>
        <p className="hint">{t('devices.sees')}</p>
        <div className="cluster">
          <Button
            size="s"
            variant="secondary"
            onClick={() => void copyText(link).then(setIsCopied)}
          >
            {t('devices.copy')}
          </Button>
          <output>{isCopied && t('devices.copied')}</output>
        </div>
      </div>
    </div>
  );
}
