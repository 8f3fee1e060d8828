import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';

/** A request as it travels. */
export interface Outgoing {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string | undefined;
}

/** An answer as received. */
export interface Incoming {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** From the request to the end of the answer. */
  readonly milliseconds: number;
}

/** A server that is silent for this long has broken; a busy machine is faster. */
const SILENCE_MILLISECONDS = 60_000;

const plain = { send: requestHttp, agent: new Agent({ keepAlive: true }) };
const secure = { send: requestHttps, agent: new SecureAgent({ keepAlive: true }) };

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/**
 * Sends a request over a persistent connection. `fetch` takes three times its processor time, and
 * the kit sends thousands.
 */
export async function exchange(
  address: string,
  { method, headers, content }: Outgoing,
): Promise<Incoming> {
  const url = new URL(address);
  const begin = performance.now();
  const { send, agent } = url.protocol === 'https:' ? secure : plain;
  const body = content === undefined ? undefined : Buffer.from(content);
  const sent = body === undefined ? headers : { ...headers, 'content-length': body.length };
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(
      url,
      { method, agent, headers: sent, timeout: SILENCE_MILLISECONDS },
      resolve,
    );
    request.once('error', reject);
    request.once('timeout', () => {
      request.destroy(new Error(`${method} ${address} was not answered.`));
    });
    request.end(body);
  });
  return {
    status: message.statusCode ?? 0,
    headers: message.headers,
    text: await textOf(message),
    milliseconds: performance.now() - begin,
  };
}
