import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { shownCount, useUnreadMessages } from '#web/shared/messages/unread-messages.ts';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { Badge } from '#web/ui/content/Badge.tsx';

/** The count beside an entry of a signed-in person's menu; nothing for zero. */
export function MenuCount({ counts }: { readonly counts: MenuLink['counts'] }) {
  if (counts === 'unreadMessages') return <UnreadMessages />;
  return counts === 'openMissions' ? <OpenMissions /> : null;
}

function UnreadMessages() {
  const { t } = useTranslation();
  const unread = useUnreadMessages();
  return <Count count={unread} label={t('account.unread', { count: unread })} />;
}

/** How many missions the person can join, go on with or claim; nothing until it is known. */
function OpenMissions() {
  const { t } = useTranslation();
  const query = queries.boards.missionSummary({ query: { language: useLanguage() } });
  const open = useQuery(query).data?.open ?? 0;
  return <Count count={open} label={t('account.openMissions', { count: open })} />;
}

function Count({ count, label }: { readonly count: number; readonly label: string }) {
  if (count === 0) return null;
  return (
    <Badge tone="accent">
      <span aria-hidden>{shownCount(count)}</span>
      <span className="visually-hidden">{label}</span>
    </Badge>
  );
}
