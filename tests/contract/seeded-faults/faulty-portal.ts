import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault, Passing } from './portal-faults.ts';

/** Headers that belong to one connection, or that change with the body. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/** `fetch` unpacks an answer. */
const ENCODING = 'content-encoding';

interface Given {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * A portal with one fault: it passes every request on to a right one, changed by the fault, and
 * gives its answer.
 *
 * @param api address of the right portal's API
 */
export async function startFaultyPortal(api: string, fault: Fault) {
  const given = new Map<string, Given>();

  async function pass(request: IncomingMessage): Promise<Given> {
    const url = new URL(request.url ?? '/', 'http://faulty');
    const content = await textOf(request);
    const isJson = request.headers['content-type'] === 'application/json' && content !== '';
    const passing: Passing = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      authorization: request.headers.authorization,
      body: isJson ? parsed(content) : content,
    };
    const faulty = fault(passing);
    if ('value' in faulty) {
      const text = JSON.stringify({ success: true, value: faulty.value });
      const { headers } = await send(request, { ...passing, method: 'GET', path: '/site/status' });
      return { status: 200, headers, text };
    }
    if (!('repeat' in faulty)) return await send(request, faulty);
    const known = given.get(faulty.repeat);
    if (known) return known;
    const first = await send(request, passing);
    if (first.status === 200) given.set(faulty.repeat, first);
    return first;
  }

  async function send({ headers }: IncomingMessage, passing: Passing): Promise<Given> {
    const { method, path, query, authorization, body } = passing;
    const passed = Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== 'string' || ownHeaders.has(name) || name === 'authorization'
        ? []
        : [[name, value] as const],
    );
    const content = typeof body === 'string' ? body : JSON.stringify(body);
    const hasBody = method !== 'GET' && content !== undefined && content !== '';
    const response = await fetch(`${api}${path}?${query}`, {
      method,
      headers: {
        ...Object.fromEntries(passed),
        ...(authorization === undefined ? {} : { authorization }),
      },
      ...(hasBody ? { body: content } : {}),
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
      response.writeHead(status, headers).end(text);
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
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return content;
  }
}
