import { useNavigate } from 'react-router-dom';
import { readRecording } from '#machines/recordings/recording.ts';
import type { Chart } from '../chart/chart.types.ts';
import { Recorder } from './recorder-context.ts';

/** Opens a recording's file, and goes to its flow. */
export function useOpenRecording(charts: readonly Chart[]): (file: File) => void {
  const recorder = Recorder.useActorRef();
  const navigate = useNavigate();
  const open = (text: string) => {
    const read = readRecording(text);
    if (!read.ok) {
      recorder.send({ type: 'opening.failed', problem: read.problem });
      return;
    }
    const { recording } = read;
    if (charts.every(({ id }) => id !== recording.flow)) {
      recorder.send({ type: 'opening.failed', problem: 'flowGone' });
      return;
    }
    recorder.send({ type: 'recording.opened', recording });
    void navigate(`/${recording.flow}`);
  };
  return (file) => {
    // What stood open is closed; while a flow is recorded, nothing is opened.
    recorder.send({ type: 'replay.closed' });
    file.text().then(open, () => recorder.send({ type: 'opening.failed', problem: 'unreadable' }));
  };
}
