import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageList } from './MessageList.tsx';

/** Messages of the platform (W7). The open one is in the address: back leads to the list. */
export default function Messages() {
  // Preloads the texts of all parts, so that no part waits for its own.
  useTranslation(['messages', 'errors', 'account']);
  const [search] = useSearchParams();
  const id = search.get('message');
  return id === null ? <MessageList /> : <MessageDetail key={id} id={id} />;
}
