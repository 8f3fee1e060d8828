import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardsTab } from '#machines/modals/modals.machine.ts';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TabPanel, Tabs } from '#web/ui/navigation/Tabs.tsx';
import { GameNews } from './GameNews.tsx';
import styles from './LobbyBoardsDialog.module.css';
import { Missions } from './Missions.tsx';
import { Winners } from './Winners.tsx';

const boardsTabs: readonly BoardsTab[] = ['news', 'winners', 'missions'];

/** A lobby's activity in full: news, winners, missions (L8). */
export default function LobbyBoardsDialog({ modal, onClose }: ModalProps<'lobbyBoards'>) {
  const { t } = useTranslation('boards');
  const idBase = useId();
  const [selected, setSelected] = useState(modal.tab);
  return (
    <Dialog open width={600} title={t('happening')} closeLabel={t('shell:close')} onClose={onClose}>
      <Tabs
        idBase={idBase}
        label={t('happening')}
        selected={selected}
        onSelect={setSelected}
        tabs={boardsTabs.map((id) => ({ id, label: t(id) }))}
      />
      <TabPanel idBase={idBase} id={selected} className={styles.panel}>
        {selected === 'news' && <GameNews category={modal.category} onFollowed={onClose} />}
        {selected === 'winners' && <Winners />}
        {selected === 'missions' && <Missions />}
      </TabPanel>
    </Dialog>
  );
}
