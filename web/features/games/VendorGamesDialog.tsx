import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { VendorGames } from './VendorGames.tsx';

/** A vendor's games, over the page with the vendor's entry (L4). */
export default function VendorGamesDialog({ modal, onClose }: ModalProps<'vendorGames'>) {
  const { t } = useTranslation(['game', 'games', 'errors', 'account']);
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      closeLabel={t('shell:close')}
      title={t('gamesOf', { vendor: modal.vendor })}
    >
      <VendorGames vassalage={modal.vassalage} gameType={modal.gameType} />
    </Dialog>
  );
}
