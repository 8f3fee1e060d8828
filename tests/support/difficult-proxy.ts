import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Something in front of a server that does what proxies do to streams. */
export interface DifficultProxy {
  readonly origin: string;
  /** The requests so far: method and path, with ` (stream)` for a stream. */
  readonly requests: readonly string[];
  /** Holds each answer back until it is complete, or passes it on at once. */
  holdBack(holds: boolean): void;
  /** Cuts every answer that is on its way. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts one in front of a server. */
export async function startDifficultProxy(target: string): Promise<DifficultProxy> {
  const requests: string[] = [];
  const underWay = new Set<ServerResponse>();
  let holds = false;
  const server = createServer((incoming, outgoing) => {
    const isStream = incoming.headers.accept === 'text/event-stream';
    requests.push(
      `${incoming.method} ${incoming.url?.split('?')[0]}${isStream ? ' (stream)' : ''}`,
    );
    underWay.add(outgoing);
    const passed = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        const pieces: Buffer[] = [];
        const begin = () => outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        const held = holds;
        if (!held) begin().flushHeaders();
        answer.on('data', (piece: Buffer) => {
          if (held) pieces.push(piece);
          else outgoing.write(piece);
        });
        answer.on('end', () => {
          if (held) begin();
          outgoing.end(Buffer.concat(pieces));
        });
        answer.on('error', () => outgoing.destroy());
      },
    );
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => {
      underWay.delete(outgoing);
      passed.destroy();
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const answer of underWay) answer.destroy();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    holdBack: (nowHolds) => {
      holds = nowHolds;
    },
    cut,
    async close() {
      cut();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
