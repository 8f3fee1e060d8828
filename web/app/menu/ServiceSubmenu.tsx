import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VIP_ABOVE_RANK_LEVEL } from '#contract/entities/member-types.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { useCustomerService } from '#web/shared/customer-service/use-customer-service.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { HeadsetIcon } from '#web/ui/icons/HeadsetIcon.tsx';
import { HelpIcon } from '#web/ui/icons/HelpIcon.tsx';
import { MailIcon } from '#web/ui/icons/MailIcon.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { MessageIcon } from '#web/ui/icons/MessageIcon.tsx';
import { SpeedIcon } from '#web/ui/icons/SpeedIcon.tsx';
import menu from '../shell/MenuView.module.css';
import { chatRoom, useChatRoomShown } from './chat-room-shown.ts';
import { LightModeSwitch } from './LightModeSwitch.tsx';
import styles from './menu-services.module.css';
import { Submenu } from './Submenu.tsx';

interface ServiceSubmenuProps {
  readonly unfold: () => boolean;
  readonly onChosen: () => void;
  readonly hasRoom: boolean;
}

/** Customer service in the side menu (S2, S8): the desk, messages, help, the speed test, the chat room. */
export function ServiceSubmenu({ unfold, onChosen, hasRoom }: ServiceSubmenuProps) {
  const { t } = useTranslation(['service', 'shell']);
  const modals = useModals();
  const { isSignedIn, member } = useSession();
  const roomShown = useChatRoomShown() && isSignedIn;
  const { contact, help } = useCustomerService();
  const { data } = useQuery(sitePermission());
  const isVip =
    (member?.clubLabel.rankLevel ?? 0) > VIP_ABOVE_RANK_LEVEL &&
    data?.customerService.some(({ csType }) => csType === 'VIP');
  const hasDesk = (data?.customerService.length ?? 0) > 0;
  const choice = classNames(menu.vendor, styles.choice);
  const choose = (act: () => void) => () => {
    onChosen();
    act();
  };
  const toggleRoom = () => {
    if (isSignedIn) chatRoom.show(!roomShown);
    else modals.open('login');
  };
  return (
    <>
      <Submenu Icon={HeadsetIcon} name={t('title')} unfold={unfold}>
        {hasDesk && (
          <button type="button" className={choice} onClick={choose(contact)}>
            <HeadsetIcon size={20} /> {t(isVip ? 'vip' : 'liveChat')}
          </button>
        )}
        {isSignedIn ? (
          <Link to="/member/messageV2" className={choice ?? ''} onClick={onChosen}>
            <MailIcon size={20} /> {t('shell:account.messages')}
          </Link>
        ) : (
          <button type="button" className={choice} onClick={choose(() => modals.open('login'))}>
            <MailIcon size={20} /> {t('shell:account.messages')}
          </button>
        )}
        <button
          type="button"
          className={choice}
          onClick={choose(() => modals.open('announcements'))}
        >
          <MegaphoneIcon size={20} /> {t('shell:header.announcements')}
        </button>
        <button type="button" className={choice} onClick={choose(() => modals.open('help'))}>
          <HelpIcon size={20} /> {t('help')}
        </button>
        <button type="button" className={choice} onClick={choose(() => modals.open('speedTest'))}>
          <SpeedIcon size={20} /> {t('speedTest')}
        </button>
        <LightModeSwitch className={choice} />
        {hasRoom && (
          <button
            type="button"
            role="switch"
            aria-checked={roomShown}
            className={choice}
            onClick={choose(toggleRoom)}
          >
            <MessageIcon size={20} /> {t('room')}
            <span className={styles.switch} aria-hidden="true" />
          </button>
        )}
      </Submenu>
      {help}
    </>
  );
}
