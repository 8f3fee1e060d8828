import type { Answer } from './answer.ts';
import { masked } from './mask.ts';

/** A request and its answer, for a report: without tokens, passwords and codes. */
export interface Exchange {
  /**
   * Sends the request again, in a shell in which `TOKEN` is a token and `PASSWORD` a password. A
   * sealed body is fresh once only.
   */
  readonly curl: string;
  readonly status: number;
  /** The headers of the answer, one a line. */
  readonly headers: string;
  readonly answer: string;
}

/** Longer bodies say nothing more. */
const LONGEST = 8_000;

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;

/** For a shell: in single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** In single quotes, with a variable of the shell where a password was. */
const contentOf = (content: string) =>
  masked(quoted(shortened(content))).replaceAll(
    /("[A-Za-z]*password"\s*:\s*")\*\*\*/giu,
    `$1'"$PASSWORD"'`,
  );

const headerOf = (header: string) =>
  masked(quoted(header)).replace(/^'(authorization: Bearer )\*\*\*'$/u, '"$1$$TOKEN"');

/** Says what was sent and answered. */
export function exchangeOf({ sent, status, headers, text }: Answer): Exchange {
  const { method, address, headers: own, content } = sent;
  const parts = [
    `curl -i -X ${method} ${masked(quoted(address))}`,
    ...Object.entries(own).map(([name, value]) => `-H ${headerOf(`${name}: ${value}`)}`),
    ...(content === undefined ? [] : [`--data-raw ${contentOf(content)}`]),
  ];
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
  return {
    curl: parts.join(' \\\n  '),
    status,
    headers: masked(lines.join('\n')),
    answer: masked(shortened(text)),
  };
}
