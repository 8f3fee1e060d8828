import type { Answer } from './answer.ts';
import { masked } from './mask.ts';

/** A request and its answer, for a report: without tokens, passwords and codes. */
export interface Exchange {
  /** Sends the request again; a sealed body is fresh once only. */
  readonly curl: string;
  readonly status: number;
  readonly answer: string;
}

/** Longer bodies say nothing more. */
const LONGEST = 4_000;

const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}… (${text.length} characters)` : text;

/** For a shell: in single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Says what was sent and answered. */
export function exchangeOf({ sent, status, text }: Answer): Exchange {
  const { method, address, headers, content } = sent;
  const parts = [
    `curl -X ${method} ${quoted(address)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(content === undefined ? [] : [`--data-raw ${quoted(shortened(content))}`]),
  ];
  return { curl: masked(parts.join(' ')), status, answer: masked(shortened(text)) };
}
