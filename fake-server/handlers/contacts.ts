import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import type { ContactCodes } from '#contract/entities/contact.ts';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { answerOnce, writeOnce } from '../http/once.ts';
import { undoLinksFor } from '../http/undo-link.ts';
import { originOf } from '../http/visit-origin.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';

/** The e-mail address and the mobile number of an account (W5). */
export function contactsHandlers(world: World, { origins }: HandlerNeeds) {
  const { contacts, members, security } = world;
  const circumstances = (request: Request) => ({
    origin: originOf(request),
    linkWith: undoLinksFor(request, origins),
  });
  return initServer().router(contract.contacts, {
    codes: async ({ req, body }) => {
      const { member } = signedInOf(req);
      const { situation } = callOf(req);
      const language = languageOfCall(world, req);
      return answerOnce<ContactCodes>(req, (action) =>
        contacts.sendCodes(member, body, situation, language, action),
      );
    },
    change: async ({ req, body }) => {
      const who = signedInOf(req);
      return writeOnce(req, () => {
        contacts.change(who.member, body, circumstances(req));
        const member = members.byId(who.member.id) ?? who.member;
        return security.state({ ...who, member });
      });
    },
    previewUndo: async ({ body }) => answer(contacts.previewUndo(body.token)),
    undo: async ({ req, body }) => answer(contacts.undo(body.token, originOf(req))),
  });
}
