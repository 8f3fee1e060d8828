import type { PostcodePlace } from '#contract/entities/delivery.ts';

/** The postcode directory gave no usable answer. */
export class DirectoryUnavailable extends Error {}

/** The post's directory of postcodes. */
export interface PostcodeDirectory {
  /**
   * The place of a normalised postcode; undefined if there is none.
   *
   * @throws DirectoryUnavailable
   */
  placeOf(postcode: string): Promise<NonNullable<PostcodePlace['place']> | undefined>;
}

/** Address of the directory; it needs no account. */
export interface PostcodeDirectoryAccount {
  /** Origin of the directory for this server; known once it listens. */
  endpoint: string;
}
