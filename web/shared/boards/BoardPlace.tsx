import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The place of a board that is on its way; it fills the room that its page keeps for it. */
export function BoardPlace() {
  return <Skeleton />;
}
