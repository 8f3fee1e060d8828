import { useTranslation } from 'react-i18next';
import { useCounts } from './use-counts.ts';

interface StateCountsProps {
  /** Id of the machine. */
  readonly flow: string;
  readonly path: string;
}

/** How often people came to a state, and how many left there; nothing before the flow was first counted. */
export function StateCounts({ flow, path }: StateCountsProps): React.JSX.Element | null {
  const { t } = useTranslation('flows');
  const counted = useCounts().data?.flows[flow];
  if (!counted) return null;
  const left = counted.left[path] ?? 0;
  return (
    <p className="hint">
      {t('counts.reached', { count: counted.reached[path] ?? 0 })}
      {left > 0 && ` · ${t('counts.left', { count: left })}`}
    </p>
  );
}
