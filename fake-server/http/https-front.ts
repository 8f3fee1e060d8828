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

/** What the front needs beside its certificate. */
export interface HttpsFrontOptions {
  /** Origin of the server behind it, by plain HTTP on this machine. */
  readonly target: string;
  /** A proxy before the front says where a request comes from; else only its connection does. */
  readonly isBehindProxy: boolean;
}

/** A front that ends as `closeServer` ends servers. */
export type HttpsFront = Http2SecureServer & {
  closeIdleConnections(): void;
  closeAllConnections(): void;
};

/**
 * The server that browsers reach by https. It speaks HTTP/2, and HTTP/1.1 with clients that know no
 * other, and passes each request on to the server behind it: Express 5 has no HTTP/2
 * (expressjs/express#5462). The server behind it trusts it as one proxy more.
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
    // The library takes both kinds of request; its types name the older one alone.
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
