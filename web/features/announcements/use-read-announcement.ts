import { useMutation, useQueryClient } from '@tanstack/react-query';
import { valueOf } from '#web/api/queries.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/**
 * Notes for the signed-in person that an announcement was read. Where that fails nobody is troubled:
 * it stays unread, and is noted when it is opened again.
 */
export function useReadAnnouncement(): (id: string) => void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => valueOf(api.content.readAnnouncement({ params: { id }, body: {} })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['announcements', true] }),
  });
  return mutate;
}
