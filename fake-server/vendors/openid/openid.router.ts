import express, { type Response, Router } from 'express';
import { z } from 'zod/v4';
import { type ProviderBehaviour, workingProvider } from '../../situation/vendor-behaviour.ts';
import { guardProviderPage, sendProviderPage } from '../provider/provider.page.ts';
import { authorizationPath, tokenPath } from './openid.paths.ts';
import type { OpenIdSimulator } from './openid.simulator.ts';
import {
  type OpenIdAccount,
  type OpenIdProviderName,
  openIdProviderNames,
  openIdProviders,
} from './openid.types.ts';

/** What `openIdRouter` needs from outside. */
export interface OpenIdPorts {
  readonly simulator: OpenIdSimulator;
  /** The id that the site has at each provider. */
  readonly clientIds: Readonly<Record<OpenIdProviderName, string>>;
  /** The accounts to choose from. */
  readonly accounts: (provider: OpenIdProviderName) => readonly OpenIdAccount[];
  /** The registered redirect addresses. */
  readonly redirectUris: () => readonly string[];
  /** Asked at every request. Default: everything works. */
  readonly behaviour?: () => ProviderBehaviour;
}

const text = z.string().min(1).max(512);
const requestSchema = z.object({
  client_id: text,
  redirect_uri: text,
  response_type: z.enum(['id_token', 'code']),
  scope: text.refine((scope) => scope.split(' ').includes('openid')),
  state: text,
  nonce: text,
  code_challenge: text.optional(),
  code_challenge_method: z.literal('S256').optional(),
});
type AuthorizationRequest = z.infer<typeof requestSchema>;
const choiceSchema = z.object({ account: z.string().max(64).optional() });
const tokenSchema = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: text,
  redirect_uri: text,
  code: text,
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/u),
});

/**
 * Google and Facebook as OpenID Connect providers, for the vendors' origin (G5). See `../README.md`
 * for the calls and the differences.
 */
export function openIdRouter(ports: OpenIdPorts): Router {
  const { simulator, clientIds } = ports;
  const behaviour = ports.behaviour ?? (() => workingProvider);
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '8kb' });

  for (const provider of openIdProviderNames) {
    const { title, responseType } = openIdProviders[provider];

    /** The request of a known site and address; else the answer is sent. */
    const requestIn = (given: unknown, response: Response): AuthorizationRequest | undefined => {
      const parameters = requestSchema.safeParse(given).data;
      const isKnown =
        parameters?.client_id === clientIds[provider] &&
        ports.redirectUris().includes(parameters.redirect_uri) &&
        parameters.response_type === responseType &&
        (responseType === 'id_token' || parameters.code_challenge_method === 'S256');
      if (isKnown) return parameters;
      // Nobody is redirected to an unregistered address, not even with an error.
      response.status(400).type('text/plain').send('invalid_request');
      return undefined;
    };

    router.get(authorizationPath(provider), (request, response) => {
      const parameters = requestIn(request.query, response);
      if (!parameters) return;
      const show = () =>
        sendProviderPage(request, response, {
          title,
          fields: parameters,
          accounts: ports
            .accounts(provider)
            .map(({ subject, name, email }) => ({ id: subject, name, detail: email ?? '' })),
          returnsTo: new URL(parameters.redirect_uri).origin,
        });
      setTimeout(show, behaviour().latencyMilliseconds);
    });

    router.post(authorizationPath(provider), form, (request, response) => {
      const parameters = requestIn(request.body, response);
      if (!parameters) return;
      const chosen = choiceSchema.safeParse(request.body).data?.account;
      const account = ports.accounts(provider).find(({ subject }) => subject === chosen);
      const { client_id: clientId, redirect_uri: redirectUri, nonce, state } = parameters;
      const back = new URL(redirectUri);
      const answer = new URLSearchParams({ state });
      if (behaviour().refuses) answer.set('error', 'server_error');
      else if (!account) answer.set('error', 'access_denied');
      else if (responseType === 'id_token') {
        answer.set('id_token', simulator.issue({ provider, clientId, nonce, account }));
      } else {
        const challenge = parameters.code_challenge ?? '';
        answer.set(
          'code',
          simulator.issueCode({ provider, clientId, nonce, account, challenge, redirectUri }),
        );
      }
      if (responseType === 'id_token') back.hash = answer.toString();
      else back.search = answer.toString();
      guardProviderPage(response, back.origin);
      response.redirect(303, back.href);
    });

    if (responseType === 'code') {
      router.post(tokenPath(provider), form, (request, response) => {
        response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' });
        const parameters = tokenSchema.safeParse(request.body).data;
        const idToken =
          parameters &&
          simulator.redeem({
            provider,
            code: parameters.code,
            verifier: parameters.code_verifier,
            clientId: parameters.client_id,
            redirectUri: parameters.redirect_uri,
          });
        if (idToken === undefined) {
          response.status(400).json({ error: 'invalid_grant' });
          return;
        }
        response.json({
          // The protocol requires one; nothing here uses it.
          access_token: 'not-used',
          id_token: idToken,
          token_type: 'bearer',
          expires_in: 3_600,
        });
      });
    }
  }
  return router;
}
