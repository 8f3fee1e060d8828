import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import styles from './security.module.css';
import type { TwoStepFlow } from './use-two-step.ts';
import { useUnloadQuestion } from './use-unload-question.ts';

/**
 * Asks a leaving person whether they have saved the recovery codes: they are not shown again (A26).
 */
export function LeavingCodesScreen({ flow }: { readonly flow: TwoStepFlow }) {
  const { t } = useTranslation('twoStep');
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone: a screen reader reads what replaced it.
  useEffect(() => title.current?.focus(), []);
  useUnloadQuestion();
  return (
    <div className={styles.codesScreen}>
      <h3 ref={title} tabIndex={-1}>
        {t('leaving.title')}
      </h3>
      <p className="hint">{t('leaving.text')}</p>
      <Button
        variant="primary"
        size="l"
        block
        onClick={() => flow.send({ type: 'codes.reopened' })}
      >
        {t('leaving.reopen')}
      </Button>
      <Button block onClick={flow.keep}>
        {t('codes.kept')}
      </Button>
    </div>
  );
}
