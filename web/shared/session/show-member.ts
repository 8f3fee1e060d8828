import type { MemberInfo } from '#contract/entities/member.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Shows what has changed about the person who is signed in, in the whole page. */
export function showMember(
  { session, sessionStore }: Pick<Services, 'session' | 'sessionStore'>,
  member: MemberInfo,
): void {
  if (session.getSnapshot().context.member?.id !== member.id) return;
  sessionStore.keepMember(member);
  session.send({ type: 'member.refreshed', member });
}
