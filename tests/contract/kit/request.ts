/** A body as it travels. */
export interface RawBody {
  readonly content: string;
  readonly contentType: string | undefined;
}

/** One request to a route. */
export interface KitRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  /** Sealed on the way when the route says so. */
  readonly body?: unknown;
  /** Sent as it is instead of `body`. */
  readonly raw?: RawBody;
  /** The whole header, such as 'Bearer …'; nothing for no header. */
  readonly authorization?: string | undefined;
  /** Further headers, such as a situation's. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
