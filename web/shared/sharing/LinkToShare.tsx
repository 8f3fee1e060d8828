import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canShare, share } from '#web/platform/device-share.ts';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import { ExternalIcon } from '#web/ui/icons/ExternalIcon.tsx';
import { QrIcon } from '#web/ui/icons/QrIcon.tsx';
import { WhatsappIcon } from '#web/ui/icons/WhatsappIcon.tsx';
import styles from './sharing.module.css';
import { whatsappAddress } from './whatsapp.ts';

/** Edge length of a code, in CSS pixels: a phone reads it from another screen. */
const CODE_SIZE = 208;

interface LinkToShareProps {
  readonly address: string;
  readonly label: string;
  /** The names of what copies it, shares it and shows its code, where a page has several links. */
  readonly copyLabel: string;
  readonly shareLabel: string;
  readonly whatsappLabel: string;
  readonly codeTitle: string;
  /** The text before the address when it is shared. */
  readonly text: string;
}

/** A link for others: to copy, to share by the device's own sheet or WhatsApp, or as a code. */
export function LinkToShare(props: LinkToShareProps) {
  const { t } = useTranslation('sharing');
  const { address, label, copyLabel, shareLabel, whatsappLabel, codeTitle, text } = props;
  const shared = { text, address };
  const [hasFailed, setFailed] = useState(false);
  const openSheet = async () => setFailed(!(await share(shared)));
  return (
    <>
      <CopyValue
        label={label}
        value={address}
        copyLabel={copyLabel}
        copyText={t('copy')}
        copiedText={t('copied')}
      />
      <div className="cluster">
        {canShare() && (
          <Button
            size="s"
            icon={<ExternalIcon size={18} />}
            aria-label={shareLabel}
            onClick={() => void openSheet()}
          >
            {t('share')}
          </Button>
        )}
        <a
          href={whatsappAddress(shared)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={whatsappLabel}
          className={buttonClass({ size: 's' })}
        >
          <WhatsappIcon size={18} /> WhatsApp
        </a>
      </div>
      <output>{hasFailed && t('shareFailed')}</output>
      <Disclosure title={t('showCode')} icon={<QrIcon size={20} />}>
        <div className={styles.code}>
          <QRCodeSVG value={address} size={CODE_SIZE} level="M" marginSize={4} title={codeTitle} />
        </div>
      </Disclosure>
    </>
  );
}
