import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault, Given, Passing } from './fault.ts';

/** Headers that belong to one connection, or that change with the body. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect']);

/** `fetch` unpacks an answer. */
const ENCODING = 'content-encoding';

/** Changes nothing. */
const noFault: Fault = (passing) => passing;

/**
 * A portal with a fault: it passes every request on to a right one, changed by the fault, and gives
 * its answer.
 *
 * @param api address of the right portal's API
 */
export async function startFaultyPortal(api: string) {
  const given = new Map<string, Given>();
  let fault = noFault;

  async function pass(request: IncomingMessage): Promise<Given> {
    const passing = await passingOf(request);
    const faulty = fault(passing);
    if ('given' in faulty) return faulty.given;
    if ('value' in faulty) {
      const text = JSON.stringify({ success: true, value: faulty.value });
      const { headers } = await send({ ...passing, method: 'GET', path: '/site/status' });
      return { status: 200, headers: { ...headers, 'cache-control': 'no-store' }, text };
    }
    if ('change' in faulty) return faulty.change(await send(faulty.passing));
    if (!('repeat' in faulty)) return send(faulty);
    const known = given.get(faulty.repeat);
    if (known) return known;
    const first = await send(passing);
    if (first.status === 200) given.set(faulty.repeat, first);
    return first;
  }

  async function send(passing: Passing): Promise<Given> {
    const { method, path, query, authorization, headers, body } = passing;
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    const isSent = method !== 'GET' && method !== 'HEAD' && content !== undefined && content !== '';
    const response = await fetch(`${api}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method,
      headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
      ...(isSent ? { body: content } : {}),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(
        [...response.headers].filter(([name]) => !ownHeaders.has(name) && name !== ENCODING),
      ),
      text: await response.text(),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { status, headers, text } = await pass(request);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.writeHead(status).end(text);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** Takes on a fault in the place of the former one. */
    plant(next: Fault): void {
      fault = next;
      given.clear();
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function passingOf(request: IncomingMessage): Promise<Passing> {
  const url = new URL(request.url ?? '/', 'http://faulty');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks).toString();
  const isJson = request.headers['content-type'] === 'application/json' && content !== '';
  const headers = Object.entries(request.headers).filter(
    ([name]) => !ownHeaders.has(name) && name !== 'authorization',
  );
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    authorization: request.headers.authorization,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: isJson ? parsed(content) : content,
  };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return content;
  }
}
