import type { Modal } from '#machines/modals/modals.machine.ts';
import { queries } from '#web/api/queries.ts';
import type { Services } from '#web/shared/services/services.ts';

/** The announcements that open by themselves for a member, as one dialog (S10). */
export async function findAnnouncements({
  queryClient,
  language,
  session,
}: Pick<Services, 'language' | 'queryClient' | 'session'>): Promise<Modal | undefined> {
  // Nobody is enticed who has paused play (W10).
  if (session.getSnapshot().context.member?.stopped?.acts.includes('rewards')) return undefined;
  const { popup } = await queryClient.fetchQuery(
    queries.content.notices({ query: { language: language() } }),
  );
  return popup.length === 0 ? undefined : { type: 'announcementPages', announcements: popup };
}
