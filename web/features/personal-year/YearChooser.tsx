import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRecordSearch } from '#web/shared/records/use-record-search.ts';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { yearAt } from './year-address.ts';

interface YearChooserProps {
  readonly year: number;
  /** The first year of the account. */
  readonly firstYear: number;
  readonly zone: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The years of the account, newest first. */
export function YearChooser({ year, firstYear, zone, now }: YearChooserProps) {
  const { t } = useTranslation('year');
  const { to } = useRecordSearch();
  const current = yearAt(now, zone);
  const tabs = Array.from({ length: current - firstYear + 1 }, (_, index) => {
    const id = String(current - index);
    return { id, label: id };
  });
  return (
    <TabLinks
      label={t('years')}
      look="pill"
      selected={String(year)}
      tabs={tabs}
      renderLink={(tab, attributes) => (
        <Link {...attributes} to={to({ year: tab.id === String(current) ? '' : tab.id })} />
      )}
    />
  );
}
