import type { IncomingHttpHeaders } from 'node:http';

/** A request as it was sent. */
export interface Sent {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string | undefined;
  /** The passwords and codes in its body, which may be sealed in what was sent. */
  readonly secrets: readonly string[];
}

/** An answer of the server under test, read to its end. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** From the request to the end of the answer. */
  readonly milliseconds: number;
  /** The parsed JSON; undefined when it is not JSON. */
  readonly body: unknown;
  /** What it answers. */
  readonly sent: Sent;
}
