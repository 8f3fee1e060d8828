import type { PostcodePlace } from '#contract/entities/delivery.ts';

/** The directory of postcodes gave no answer, or none that can be read. */
export class DirectoryUnavailable extends Error {}

/** The directory of postcodes of the post. */
export interface PostcodeDirectory {
  /**
   * The place of a postcode in its plain form; undefined where there is none.
   *
   * @throws DirectoryUnavailable
   */
  placeOf(postcode: string): Promise<NonNullable<PostcodePlace['place']> | undefined>;
}

/** Where the directory is asked; it needs no account. */
export interface PostcodeDirectoryAccount {
  /** Origin of the directory as this server reaches it; known once it listens. */
  endpoint: string;
}
