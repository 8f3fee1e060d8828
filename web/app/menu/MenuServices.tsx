import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import { chatRoom, useChatRoomShown } from './chat-room-shown.ts';
import { ResourceLinks } from './ResourceLinks.tsx';
import { ServiceSubmenu } from './ServiceSubmenu.tsx';
import { Submenu } from './Submenu.tsx';
import { useSearchKey } from './use-search-key.ts';

const ChatRoom = lazyPart(() => import('./ChatRoom.tsx'), null);
const DownloadCodes = lazyPart(() => import('./DownloadCodes.tsx'), null);

interface MenuServicesProps {
  /** Unfolds an icon-only menu; true if it was one. */
  readonly unfold: () => boolean;
  /** A choice was made: an overlay menu closes. */
  readonly onChosen: () => void;
}

/** The lower half of the side menu (S2): customer service, the app, and external links. */
export default function MenuServices({ unfold, onChosen }: MenuServicesProps) {
  const { t } = useTranslation('service');
  const { isSignedIn } = useSession();
  const roomShown = useChatRoomShown();
  useSearchKey();
  const { data: resources = {} } = useQuery(queries.site.resources());
  const apps = [resources['Android'], resources['MOBILECONFIG']].filter((app) => app !== undefined);
  const room = resources['CHATROOM'];
  return (
    <>
      <ServiceSubmenu unfold={unfold} onChosen={onChosen} hasRoom={room !== undefined} />
      {apps.length > 0 && (
        <Submenu Icon={DownloadIcon} name={t('download')} unfold={unfold}>
          <DownloadCodes apps={apps} onChosen={onChosen} />
        </Submenu>
      )}
      <ResourceLinks resources={resources} />
      {room && roomShown && isSignedIn && (
        <ChatRoom address={room.url} onClose={() => chatRoom.show(false)} />
      )}
    </>
  );
}
