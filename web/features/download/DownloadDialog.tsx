import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { AppDownload } from './AppDownload.tsx';

interface DownloadDialogProps {
  readonly onClose: () => void;
}

/** The same as the page of the app, over the page that the person is on (S6). */
export default function DownloadDialog({ onClose }: DownloadDialogProps) {
  const { t } = useTranslation(['download', 'account', 'errors']);
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('shell:close')} width={600}>
      <AppDownload />
    </Dialog>
  );
}
