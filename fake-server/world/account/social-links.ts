import type { SocialProvider } from '#contract/entities/social-providers.ts';
import { Refused } from '../../kernel/refused.ts';
import type { Database } from '../../store/database.ts';
import { socialTable } from '../../store/identity/social.ts';
import type { MemberRow } from '../../store/members.ts';
import type { SignInMethods } from '../protection/sign-in-methods.ts';

/** A linked provider. Moments in milliseconds since the epoch. */
interface SocialLink {
  readonly provider: SocialProvider;
  readonly linkedAt: number;
  /** Without it the person could no longer sign in. */
  readonly isLastSignInMethod: boolean;
}

/** A member's linked social accounts (G5, W5). */
export interface SocialLinks {
  of(member: MemberRow): readonly SocialLink[];
  /** @throws Refused not_found if no such account is linked; last_way_in */
  remove(member: MemberRow, provider: SocialProvider): void;
}

interface LinkParts {
  readonly database: Database;
  readonly signInMethods: SignInMethods;
}

export function createSocialLinks({ database, signInMethods }: LinkParts): SocialLinks {
  const table = socialTable(database);

  const of = (member: MemberRow): readonly SocialLink[] =>
    table
      .forMember(member.id)
      .map(({ provider, linked_at }) => ({
        provider,
        linkedAt: linked_at,
        isLastSignInMethod: signInMethods.isLast(member, { provider }),
      }));

  return {
    of,
    remove: (member, provider) =>
      database.transaction(() => {
        const link = of(member).find((each) => each.provider === provider);
        if (!link) throw new Refused('not_found');
        if (link.isLastSignInMethod) throw new Refused('last_way_in');
        table.unlink(member.id, provider);
      }),
  };
}
