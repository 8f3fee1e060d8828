import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { AppDownload } from './AppDownload.tsx';

interface DownloadDialogProps {
  readonly onClose: () => void;
}

/** The app's page as a dialog over the current page (S6). */
export default function DownloadDialog({ onClose }: DownloadDialogProps) {
  const { t } = useTranslation(['download', 'account', 'errors']);
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('shell:close')} width={600}>
      <AppDownload />
    </Dialog>
  );
}
