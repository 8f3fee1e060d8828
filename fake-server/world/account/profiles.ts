import { randomUUID } from 'node:crypto';
import type { Avatar } from '#contract/entities/avatar.ts';
import type { Icon } from '#contract/entities/site.ts';
import { looksOfName } from '#contract/rules/looks-of-name.ts';
import { checkNickname, tidyNickname } from '#contract/rules/nickname.ts';
import { houseNames } from '../../content/house-names.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { numericHash } from '../../kernel/random.ts';
import { Refused, refuseFields } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import { type AvatarPictureRow, avatarTable } from '../../store/account/avatars.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { SentPictures } from '../pictures/sent-pictures.ts';

/** Path of uploaded pictures, on every origin that has the site's pictures. */
export const OWN_PICTURES_PATH = '/own';
const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
const ICONS = 12;

/** People's public profiles (W5). */
export interface Profiles {
  /** The avatars to choose from. */
  readonly icons: readonly Icon[];
  avatar(member: Pick<MemberRow, 'id' | 'account'>): Avatar;
  /**
   * Changes a nickname. It must differ from other people's nicknames and accounts, and from the
   * house's names, ignoring case and accents.
   *
   * @throws Refused validation_failed, nickname_taken
   */
  rename(memberId: number, typed: string): void;
  /** @throws Refused not_found */
  chooseAvatar(member: MemberRow, icon: string): Avatar;
  /** @throws Refused picture_refused, picture_too_large, too_many_requests */
  sendAvatar(member: MemberRow, picture: string, action?: Action<Avatar>): Promise<Avatar>;
  /** A current avatar picture, by the last part of its address. */
  picture(file: string): AvatarPictureRow | undefined;
}

interface ProfileParts {
  readonly database: Database;
  readonly members: MemberTable;
  readonly settings: SettingsInForce;
  readonly live: LiveUpdates;
  readonly sentPictures: SentPictures;
}

export function createProfiles(parts: ProfileParts): Profiles {
  const { database, members, settings, live, sentPictures } = parts;
  const table = avatarTable(database);
  const icons = Array.from({ length: ICONS }, (_, index) => iconOf(String(index)));

  const avatar: Profiles['avatar'] = ({ id, account }) => {
    const chosen = table.of(id);
    if (chosen?.picture_id) {
      const file = `${chosen.picture_id}.${ENDINGS[chosen.type]}`;
      return { url: `/art${OWN_PICTURES_PATH}/${file}`, icon: null };
    }
    const { key, url } = iconOf(chosen?.icon ?? String(numericHash(account.toLowerCase()) % ICONS));
    return { url, icon: key };
  };
  const isOfHouse = (nickname: string) => {
    const looks = looksOfName(nickname);
    return [...houseNames, settings.current.siteName]
      .flatMap(looksOfName)
      .some((look) => looks.includes(look));
  };

  return {
    icons,
    avatar,
    rename: (memberId, typed) =>
      database.transaction(() => {
        const error = checkNickname('nickname', typed);
        refuseFields([error]);
        const nickname = tidyNickname(typed);
        if (isOfHouse(nickname) || members.isNameOfAnother(memberId, nickname)) {
          throw new Refused('nickname_taken', { fields: [{ field: 'nickname', rule: 'taken' }] });
        }
        if (members.byId(memberId)?.nickname === nickname) return;
        members.setNickname(memberId, nickname);
        live.tell(memberId, 'profile');
      }),
    chooseAvatar: (member, icon) =>
      database.transaction(() => {
        if (!icons.some(({ key }) => key === icon)) throw new Refused('not_found');
        table.setIcon(member.id, icon);
        live.tell(member.id, 'profile');
        return avatar(member);
      }),
    sendAvatar: async (member, picture, { commit } = singleAction()) => {
      const { type, bytes } = await sentPictures.take(picture);
      return commit(() =>
        database.transaction(() => {
          // The address is unguessable, and new for each picture.
          table.setPicture(member.id, randomUUID(), { type, picture: bytes });
          live.tell(member.id, 'profile');
          return avatar(member);
        }),
      );
    },
    picture: (file) => {
      const [id = '', ending] = file.split('.');
      const found = table.picture(id);
      return found && ENDINGS[found.type] === ending ? found : undefined;
    },
  };
}

function iconOf(key: string): Icon {
  return { key, url: `/art/avatars/${key}.svg` };
}

/** A name for comparison: without accents, case and joiners. */
