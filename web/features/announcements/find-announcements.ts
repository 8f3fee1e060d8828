import type { Modal } from '#machines/modals/modals.machine.ts';
import { noticesQuery } from '#web/api/site-queries.ts';
import type { Services } from '#web/shared/services/services.ts';

/** The announcements that open by themselves for a member, as one dialog (S10). */
export async function findAnnouncements({
  api,
  queryClient,
  language,
}: Pick<Services, 'api' | 'language' | 'queryClient'>): Promise<Modal | undefined> {
  const { popup } = await queryClient.fetchQuery(noticesQuery(api, language()));
  return popup.length === 0 ? undefined : { type: 'announcementPages', announcements: popup };
}
