import { useTranslation } from 'react-i18next';
import type { Chart } from '../chart/chart.types.ts';
import { useCounts } from './use-counts.ts';
import { waysOut } from './ways-out.ts';

/** On a flow's card: how often it was started, and the share of people who came to its end. */
export function CardCounts({ chart }: { readonly chart: Chart }): React.JSX.Element | null {
  const { t } = useTranslation('flows');
  const counted = useCounts().data?.flows[chart.id];
  if (!counted || counted.started === 0) return null;
  const { ended } = waysOut(chart, counted);
  return (
    <p className="hint">
      {t('counts.started', { count: counted.started })}
      {ended !== null && ` · ${t('counts.ended', { share: ended })}`}
    </p>
  );
}
