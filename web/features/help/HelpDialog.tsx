import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { HelpStates } from './HelpStates.tsx';
import { Questions } from './Questions.tsx';

interface HelpDialogProps {
  readonly onClose: () => void;
}

/** Questions and search of the help centre, over the current page (S2, S6). */
export default function HelpDialog({ onClose }: HelpDialogProps) {
  const { t } = useTranslation(['help', 'account', 'errors']);
  const [search, setSearch] = useState('');
  return (
    <Dialog open width="wide" title={t('title')} closeLabel={t('shell:close')} onClose={onClose}>
      <div className="stack">
        <HelpStates level={3}>
          {(help) => (
            <>
              <HelpSearch
                index={help.index}
                level={3}
                value={search}
                onSearched={setSearch}
                onFollowed={onClose}
              >
                <Questions categories={help.categories} onFollowed={onClose} />
              </HelpSearch>
              <Link to="/help">{t('wholeCentre')}</Link>
            </>
          )}
        </HelpStates>
      </div>
    </Dialog>
  );
}
