import type { PictureType } from '#contract/entities/picture-types.ts';
import type { Database } from '../database.ts';

/** A chosen avatar: an icon of the site, or an uploaded picture. */
type AvatarRow =
  | { readonly icon: string; readonly picture_id: null; readonly type: null }
  | { readonly icon: null; readonly picture_id: string; readonly type: PictureType };

/** A picture uploaded as an avatar. */
export interface AvatarPictureRow {
  readonly type: PictureType;
  readonly picture: Uint8Array;
}

/** Chosen avatars; a person without a choice has no row. */
export interface AvatarTable {
  of(memberId: number): AvatarRow | undefined;
  setIcon(memberId: number, icon: string): void;
  /** The previous picture is deleted. */
  setPicture(memberId: number, pictureId: string, row: AvatarPictureRow): void;
  picture(pictureId: string): AvatarPictureRow | undefined;
}

export function avatarTable(database: Database): AvatarTable {
  const set = database.statement(
    `INSERT OR REPLACE INTO avatars (member_id, icon, picture_id, type, picture)
     VALUES (?, ?, ?, ?, ?)`,
  );
  return {
    of: database.statement<AvatarRow>(
      'SELECT icon, picture_id, type FROM avatars WHERE member_id = ?',
    ).get,
    setIcon: (memberId, icon) => {
      set.run(memberId, icon, null, null, null);
    },
    setPicture: (memberId, pictureId, row) => {
      set.run(memberId, null, pictureId, row.type, row.picture);
    },
    picture: database.statement<AvatarPictureRow>(
      'SELECT type, picture FROM avatars WHERE picture_id = ?',
    ).get,
  };
}
