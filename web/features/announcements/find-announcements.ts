import type { Modal } from '#machines/modals/modals.machine.ts';
import { queries } from '#web/api/queries.ts';
import type { Services } from '#web/shared/services/services.ts';

/** The announcements that open by themselves for a member, as one dialog (S10). */
export async function findAnnouncements({
  queryClient,
  language,
}: Pick<Services, 'language' | 'queryClient'>): Promise<Modal | undefined> {
  const { popup } = await queryClient.fetchQuery(
    queries.content.notices({ query: { language: language() } }),
  );
  return popup.length === 0 ? undefined : { type: 'announcementPages', announcements: popup };
}
