import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { Socket } from 'node:net';
import { createProxyServer } from 'http-proxy-3';
import type { Certificate } from './certificate.ts';

/** Options of the front besides its certificate. */
export interface HttpsFrontOptions {
  /** Origin of the server behind it, over plain HTTP on this machine. */
  readonly target: string;
  /** A proxy in front tells a request's origin; else only the connection does. */
  readonly isBehindProxy: boolean;
}

/** A front that shuts down like `closeServer`. */
export type HttpsFront = Http2SecureServer & {
  closeIdleConnections(): void;
  closeAllConnections(): void;
};

/**
 * The server that browsers reach by https. It speaks HTTP/2, and HTTP/1.1 with older clients, and
 * forwards each request to the server behind it, because Express 5 has no HTTP/2
 * (expressjs/express#5462). That server trusts it as one more proxy.
 */
export function createHttpsFront(
  certificate: Certificate,
  { target, isBehindProxy }: HttpsFrontOptions,
): HttpsFront {
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyServer({ target, agent, xfwd: true });
  const pass = (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    if (!isBehindProxy) forgetClaims(request);
    // The library accepts both kinds of request; its types only name the older one.
    const older = response as ServerResponse;
    proxy.web(request as IncomingMessage, older, {}, () => {
      if (!older.headersSent) older.writeHead(502);
      older.end();
    });
  };
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, pass);

  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session.on('close', () => sessions.delete(session)));
  });
  const sockets = new Set<Socket>();
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
  });
  server.on('close', () => agent.destroy());
  return Object.assign(server, {
    closeIdleConnections: () => {
      for (const session of sessions) session.close();
    },
    closeAllConnections: () => {
      for (const socket of sockets) socket.destroy();
    },
  });
}

/** A browser's own claim about a proxy is not trusted. */
function forgetClaims({ headers }: IncomingMessage | Http2ServerRequest): void {
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-forwarded-')) delete headers[name];
  }
}
