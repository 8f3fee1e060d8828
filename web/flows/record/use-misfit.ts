import { useEffect, useState } from 'react';
import type { Recording } from '#machines/recordings/recording.ts';
import { type Misfit, replay } from '#machines/recordings/replay.ts';
import { loadEntry } from '../try/entries.ts';

/** Whether a recording still fits its flow, or why that is not known. */
export type Fit = 'checking' | 'failed' | 'fits' | Misfit;

/** Replays a recording in the real machine, with simulated actors and time. */
export function useMisfit(recording: Recording): Fit {
  const [fit, setFit] = useState<Fit>('checking');
  useEffect(() => {
    let isCurrent = true;
    void loadEntry(recording.flow)
      .then((entry) => replay(entry, recording) ?? 'fits')
      .catch(() => 'failed' as const)
      .then((found) => isCurrent && setFit(found));
    return () => {
      isCurrent = false;
    };
  }, [recording]);
  return fit;
}
