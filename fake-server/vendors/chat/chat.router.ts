import express, { type ErrorRequestHandler, Router } from 'express';
import { browserFiles } from '../../http/browser-files.ts';
import { ownPageHeaders } from '../../http/own-page.ts';
import { requestErrorStatus } from '../../http/request-errors.ts';
import { pageLanguage } from '../page-language.ts';
import { chatPage, roomPage } from './chat.pages.ts';
import { createRoom } from './chat.room.ts';

/** Path of the live chat on the third parties' origin. */
export const CHAT_PATH = '/chat';
/** Path of the VIP desk. */
export const VIP_CHAT_PATH = '/chat/vip';

/** Somebody with a ticket. */
interface ChatGuest {
  readonly desk: string;
  readonly name: string;
  /** Number of the payment that they ask about. */
  readonly about: string | null;
}

/** What the chat needs from the world around it. */
export interface ChatPorts {
  /** The holder of a portal ticket; a ticket is valid once. */
  readonly redeem: (ticket: string) => ChatGuest | undefined;
  /** Origins that may frame the room. Asked at each request. */
  readonly portalOrigins: () => readonly string[];
  readonly now: () => number;
}

/**
 * The live chat and the VIP desk, each in its own window (S8), and the chat room in a frame of the
 * portal (S2). No person answers at the desks: the answers are fixed, and nothing typed there
 * leaves the page.
 */
export function chatRouter({ redeem, portalOrigins, now }: ChatPorts): Router {
  const router = Router();
  const room = createRoom(now);

  for (const path of [CHAT_PATH, VIP_CHAT_PATH]) {
    router.get(path, (request, response) => {
      response.set(ownPageHeaders()).type('html');
      response.send(chatPage(pageLanguage(request), path === VIP_CHAT_PATH));
    });
  }
  router.get(`${CHAT_PATH}/room`, (request, response) => {
    response.set(ownPageHeaders(portalOrigins())).type('html');
    response.send(roomPage(pageLanguage(request)));
  });
  router.get(`${CHAT_PATH}/assets/:file`, browserFiles(new URL('./browser/', import.meta.url)));

  router.use(CHAT_PATH, express.json({ limit: '4kb' }));
  router.post(`${CHAT_PATH}/tickets`, (request, response) => {
    const ticket = textIn(request.body, 'ticket');
    const guest = ticket === undefined ? undefined : redeem(ticket);
    if (!guest) {
      response.status(401).json({ ok: false, code: 'ticket_spent' });
      return;
    }
    const pass = guest.desk === 'ROOM' ? room.admit(guest.name) : null;
    response.json({ ok: true, name: guest.name, about: guest.about, pass });
  });
  router.post(`${CHAT_PATH}/room/lines`, (request, response) => {
    const said = room.say(textIn(request.body, 'pass') ?? '', textIn(request.body, 'text') ?? '');
    response.status(said.ok ? 200 : statusOf[said.code]).json(said);
  });
  router.post(`${CHAT_PATH}/room/reads`, (request, response) => {
    const read = room.read(textIn(request.body, 'pass') ?? '', textIn(request.body, 'after') ?? '');
    response.status(read.ok ? 200 : statusOf[read.code]).json(read);
  });
  router.use(CHAT_PATH, badBody);
  return router;
}

const statusOf = { pass_unknown: 401, text_empty: 422, too_fast: 429 } as const;

function textIn(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.getOwnPropertyDescriptor(body, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** An invalid JSON body, or one that is too large. */
const badBody: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = requestErrorStatus(error);
  if (status === undefined) return next(error);
  response.status(status).json({ ok: false, code: 'bad_request' });
};
