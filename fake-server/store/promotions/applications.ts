import type {
  ApplicationRejection,
  ApplicationState,
} from '#contract/entities/application-types.ts';
import type { PictureType } from '#contract/entities/picture-types.ts';
import type { Database } from '../database.ts';

/** An application for a promotion. Times in milliseconds since the epoch. */
export interface ApplicationRow {
  readonly id: string;
  readonly member_id: number;
  readonly promotion_id: string;
  readonly comment: string;
  /** Whether the bonus was claimed is stored in the participation. */
  readonly state: Exclude<ApplicationState, 'claimed'>;
  readonly reason: ApplicationRejection | null;
  readonly applied_at: number;
  readonly decided_at: number | null;
}

/** A picture uploaded for a promotion. */
interface ApplicationPictureRow {
  readonly id: string;
  readonly member_id: number;
  readonly promotion_id: string;
  readonly type: PictureType;
  readonly picture: Uint8Array;
}

/** Applications and their pictures. */
export interface ApplicationTable {
  insert(row: ApplicationRow): void;
  find(id: string): ApplicationRow | undefined;
  /** The last application of a person for a promotion, unless withdrawn. */
  current(memberId: number, promotionId: string): ApplicationRow | undefined;
  setState(row: ApplicationRow): void;
  /** The oldest first. */
  undecided(): ApplicationRow[];
  /** Newest first, of everybody. */
  newest(limit: number): ApplicationRow[];
  addPicture(row: ApplicationPictureRow): void;
  findPicture(memberId: number, id: string): ApplicationPictureRow | undefined;
  /** Keeps only this many of a person's unattached pictures, the newest. */
  keepLoose(memberId: number, promotionId: string, count: number): void;
  /** Attaches an uploaded picture to the application; false if there is no such picture. */
  usePicture(application: ApplicationRow, id: string, place: number): boolean;
  picturesOf(applicationId: string): Pick<ApplicationPictureRow, 'id' | 'type'>[];
}

export function applicationTable(database: Database): ApplicationTable {
  const columns = 'id, member_id, promotion_id, comment, state, reason, applied_at, decided_at';
  const rows = (where: string) =>
    database.statement<ApplicationRow>(`SELECT ${columns} FROM applications ${where}`);
  const setState = database.statement(
    'UPDATE applications SET state = ?, reason = ?, decided_at = ? WHERE id = ?',
  );
  const usePicture = database.statement(
    `UPDATE application_pictures SET application_id = ?, place = ?
     WHERE member_id = ? AND promotion_id = ? AND id = ? AND application_id IS NULL`,
  );

  return {
    insert: database.insert(`applications (${columns})`),
    find: rows('WHERE id = ?').get,
    current: rows(
      `WHERE member_id = ? AND promotion_id = ? AND state <> 'withdrawn'
     ORDER BY applied_at DESC, rowid DESC LIMIT 1`,
    ).get,
    setState: ({ id, state, reason, decided_at }) => {
      setState.run(state, reason, decided_at, id);
    },
    undecided: rows("WHERE decided_at IS NULL AND state <> 'withdrawn' ORDER BY applied_at, rowid")
      .all,
    newest: rows('ORDER BY applied_at DESC, rowid DESC LIMIT ?').all,
    addPicture: database.insert(
      'application_pictures (id, member_id, promotion_id, type, picture)',
    ),
    findPicture: database.statement<ApplicationPictureRow>(
      `SELECT id, member_id, promotion_id, type, picture FROM application_pictures
     WHERE member_id = ? AND id = ?`,
    ).get,
    keepLoose: database.statement(
      `DELETE FROM application_pictures WHERE application_id IS NULL
       AND member_id = ?1 AND promotion_id = ?2 AND rowid NOT IN (
         SELECT rowid FROM application_pictures
         WHERE application_id IS NULL AND member_id = ?1 AND promotion_id = ?2
         ORDER BY rowid DESC LIMIT ?3)`,
    ).exec,
    usePicture: ({ id: applicationId, member_id, promotion_id }, id, place) =>
      usePicture.run(applicationId, place, member_id, promotion_id, id).changes === 1,
    picturesOf: database.statement<Pick<ApplicationPictureRow, 'id' | 'type'>>(
      'SELECT id, type FROM application_pictures WHERE application_id = ? ORDER BY place',
    ).all,
  };
}
