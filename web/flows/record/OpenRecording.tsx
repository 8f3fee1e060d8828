import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Chart } from '../chart/chart.types.ts';
import { Recorder } from './recorder-context.ts';
import { useOpenRecording } from './use-open-recording.ts';

interface OpenRecordingProps {
  readonly charts: readonly Chart[];
}

/** Chooses the file of a recording, and says why one could not be opened. */
export function OpenRecording({ charts }: OpenRecordingProps): React.JSX.Element {
  const { t } = useTranslation('flows');
  const open = useOpenRecording(charts);
  const problem = Recorder.useSelector(({ context }) => context.problem);
  // One at a time: the current recording would be lost.
  const isRecording = Recorder.useSelector((state) => state.matches('recording'));
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        disabled={isRecording}
        onClick={() => input.current?.click()}
      >
        {t('record.open')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('record.file')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) open(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <div role="alert">{problem !== null && <p>{t(`record.problem.${problem}`)}</p>}</div>
    </>
  );
}

interface RecordingDropProps extends OpenRecordingProps {
  readonly children: ReactNode;
}

/** Takes the file of a recording that is dropped anywhere on it. */
export function RecordingDrop({ charts, children }: RecordingDropProps): React.JSX.Element {
  const open = useOpenRecording(charts);
  return (
    <div
      role="presentation"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) open(file);
      }}
    >
      {children}
    </div>
  );
}
