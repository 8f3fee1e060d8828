import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { openServiceWindow } from '#web/platform/windows/service-window.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';

const ServiceVisit = lazyPart(() => import('./ServiceVisit.tsx'), null);

/**
 * The one way to customer service (S8), about an account record line or in general: `contact`
 * belongs in a click handler, where a browser allows a window; `help` is rendered anywhere, and
 * shows if none could be opened.
 */
export function useCustomerService(about?: string): {
  readonly contact: () => void;
  readonly help: ReactNode;
} {
  const { t } = useTranslation();
  const [visit, setVisit] = useState<{ readonly windowOpened: boolean }>();
  return {
    contact: () => {
      const opened = openServiceWindow(t('shell:loading'));
      if (opened !== 'inFront') setVisit({ windowOpened: opened === 'opened' });
    },
    help:
      visit &&
      // Not inside its opener: a menu closes, a dialog has a form around it.
      createPortal(
        <ServiceVisit
          windowOpened={visit.windowOpened}
          about={about}
          onEnded={() => setVisit(undefined)}
        />,
        document.body,
      ),
  };
}
