import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { deskAddress } from '#web/shared/customer-service/desk-address.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import styles from './ChatRoom.module.css';
import { roomVisit } from './room-visit.ts';

interface ChatRoomProps {
  readonly address: string;
  readonly onClose: () => void;
}

/** The chat room beside the page (S2): the vendor's, on its own origin and sandboxed. */
export default function ChatRoom({ address, onClose }: ChatRoomProps) {
  const { t } = useTranslation(['service', 'errors', 'account']);
  const { api } = useServices();
  const language = useLanguage();
  // The room keeps its language: another one would need another ticket.
  const [{ tag }] = useState(() => languages[language]);
  const visit = useQuery(roomVisit(api));
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return createPortal(
    <section ref={panel} tabIndex={-1} className={styles.room} aria-label={t('room')}>
      <header className={styles.head}>
        <h2>{t('room')}</h2>
        <IconButton size="s" label={t('roomClose')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.stage}>
        <Loaded
          read={visit}
          waiting={<LoaderOverlay scope="box" label={t('shell:loading')} />}
          renderFailed={(onRetry) => <ReadFailed title={t('roomFailed')} onRetry={onRetry} />}
        >
          {({ ticket }) => {
            const room = deskAddress(address, { lang: tag, ticket });
            if (!room) {
              return (
                <ReadFailed
                  title={t('roomFailed')}
                  refusal={{ ok: false, code: 'address_invalid' }}
                  onRetry={visit.refetch}
                />
              );
            }
            return (
              <iframe
                key={room}
                src={room}
                title={t('room')}
                className={styles.frame}
                // The page has another origin, and needs it to talk to its server.
                // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
                sandbox="allow-scripts allow-same-origin allow-forms"
                referrerPolicy="origin"
              />
            );
          }}
        </Loaded>
      </div>
    </section>,
    document.body,
  );
}
