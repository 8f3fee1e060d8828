import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '#web/ui/buttons/Button.tsx';

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Resolves with the result; what failed stays on the page until then. */
  readonly onRetry: () => unknown;
}

/** Retries what failed, with a busy state. */
export function RetryButton({ onRetry, ...look }: RetryButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const retry = async () => {
    setIsAsking(true);
    try {
      await onRetry();
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <Button {...look} busy={isAsking} onClick={() => void retry()}>
      {t('shell:retry')}
    </Button>
  );
}
