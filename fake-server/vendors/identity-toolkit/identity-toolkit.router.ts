import { createHash } from 'node:crypto';
import express, { type Request, type Response, Router } from 'express';
import { z } from 'zod/v4';
import {
  openToAllOrigins,
  requireKey,
  sendError,
  sendIdentityError,
  unreadableBody,
} from './identity-toolkit.protocol.ts';
import { createIdentitySimulator, type IdentityUser } from './identity-toolkit.simulator.ts';
import { ID_TOKEN_SECONDS } from './identity-toolkit.tokens.ts';
import type { IdentityToolkitPorts } from './identity-toolkit.types.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com';
const SECURE_TOKEN = '/securetoken.googleapis.com';
const EMULATOR = '/emulator';
const BODY_LIMIT = '16kb';

/** A plus sign and up to fifteen digits, not starting with zero (E.164). */
const e164 = /^\+[1-9]\d{5,14}$/u;

const optionalText = z.string().max(8_192).optional();
const sendBody = z.object({ phoneNumber: optionalText });
const confirmBody = z.object({ sessionInfo: optionalText, code: optionalText });
const lookupBody = z.object({ idToken: optionalText });
const idpBody = z.object({ postBody: optionalText });
const assertionSchema = z.object({
  providerId: z.enum(['google.com', 'facebook.com']),
  id_token: z.string(),
  nonce: z.string().optional(),
});
const tokenBody = z.object({ grant_type: optionalText, refresh_token: optionalText });

/**
 * Firebase Authentication by phone, as the Auth emulator of the Firebase CLI serves it, for the
 * vendors' origin (A11, A23). See `../README.md` for the calls and the differences.
 */
export function identityToolkitRouter(ports: IdentityToolkitPorts): Router {
  const { projectId, deliver } = ports;
  const behaviour = ports.behaviour ?? (() => ({ sending: null, confirming: null }));
  const simulator = createIdentitySimulator(ports);
  const router = Router();
  router.use([TOOLKIT, SECURE_TOKEN, EMULATOR], openToAllOrigins);
  router.use([TOOLKIT, SECURE_TOKEN], requireKey);
  router.use(TOOLKIT, express.json({ limit: BODY_LIMIT }));
  router.use(
    SECURE_TOKEN,
    express.json({ limit: BODY_LIMIT }),
    express.urlencoded({ extended: false, limit: BODY_LIMIT }),
  );

  router.post(`${TOOLKIT}/v1/accounts\\:sendVerificationCode`, (request, response) => {
    const body = bodyOf(request, response, sendBody);
    if (!body) return;
    const { sending } = behaviour();
    if (sending !== null) return sendIdentityError(response, sending);
    const { phoneNumber = '' } = body;
    if (!e164.test(phoneNumber)) return sendIdentityError(response, 'INVALID_PHONE_NUMBER');
    const sent = simulator.send(phoneNumber);
    if (!sent.ok) return sendIdentityError(response, sent.error);
    deliver(phoneNumber, sent.value.code, request.get('x-firebase-locale'));
    response.json({ sessionInfo: sent.value.sessionInfo });
  });

  router.post(`${TOOLKIT}/v1/accounts\\:signInWithPhoneNumber`, (request, response) => {
    const body = bodyOf(request, response, confirmBody);
    if (!body) return;
    const { confirming } = behaviour();
    if (confirming !== null) return sendIdentityError(response, confirming);
    const { sessionInfo = '', code = '' } = body;
    if (sessionInfo === '') return sendIdentityError(response, 'MISSING_SESSION_INFO');
    if (code === '') return sendIdentityError(response, 'MISSING_CODE');
    const signedIn = simulator.confirm(sessionInfo, code);
    if (!signedIn.ok) return sendIdentityError(response, signedIn.error);
    const { user, isNewUser, idToken, refreshToken } = signedIn.value;
    const { localId, key } = user;
    const expiresIn = String(ID_TOKEN_SECONDS);
    // A user who signed in by phone is identified by the number.
    response.json({ isNewUser, ...key, localId, idToken, refreshToken, expiresIn });
  });

  router.post(`${TOOLKIT}/v1/accounts\\:signInWithIdp`, (request, response) => {
    const body = bodyOf(request, response, idpBody);
    if (!body) return;
    const assertion = assertionSchema.safeParse(
      Object.fromEntries(new URLSearchParams(body.postBody)),
    ).data;
    const token = assertion && ports.federated?.(assertion.providerId, assertion.id_token);
    if (!assertion || !token) return sendIdentityError(response, 'INVALID_IDP_RESPONSE');
    // The page sends the text that it hashed: a thief with only the token does not know it.
    const { nonce, ...account } = token;
    if (
      nonce !==
      createHash('sha256')
        .update(assertion.nonce ?? '')
        .digest('hex')
    ) {
      return sendIdentityError(response, 'MISSING_OR_INVALID_NONCE');
    }
    const { idToken, refreshToken, user, isNewUser } = simulator.federate(account);
    const { providerId, subject, name, email } = account;
    response.json({
      kind: 'identitytoolkit#VerifyAssertionResponse',
      providerId,
      localId: user.localId,
      federatedId: subject,
      rawId: subject,
      email,
      emailVerified: email !== undefined,
      displayName: name,
      fullName: name,
      isNewUser,
      rawUserInfo: JSON.stringify({ id: subject, name, email }),
      idToken,
      refreshToken,
      expiresIn: String(ID_TOKEN_SECONDS),
    });
  });

  router.post(`${TOOLKIT}/v1/accounts\\:lookup`, (request, response) => {
    const body = bodyOf(request, response, lookupBody);
    if (!body) return;
    const { idToken = '' } = body;
    if (idToken === '') return sendIdentityError(response, 'MISSING_ID_TOKEN');
    const found = simulator.lookup(idToken);
    if (!found.ok) return sendIdentityError(response, found.error);
    response.json({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [shown(found.value)] });
  });

  // The SDK's question before a reCAPTCHA; the emulator has none, nor does the fake.
  router.get(`${TOOLKIT}/v1/recaptchaParams`, (_request, response) => {
    response.json({
      kind: 'identitytoolkit#GetRecaptchaParamResponse',
      recaptchaStoken: 'This-is-a-fake-token__Dont-send-this-to-the-Recaptcha-service',
      recaptchaSiteKey: 'Fake-key__Do-not-send-this-to-Recaptcha_',
    });
  });
  router.get(`${TOOLKIT}/v2/recaptchaConfig`, (_request, response) => {
    response.json({
      recaptchaKey: `projects/${projectId}/keys/fake-key`,
      recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
    });
  });

  router.post(`${SECURE_TOKEN}/v1/token`, (request, response) => {
    const body = bodyOf(request, response, tokenBody);
    if (!body) return;
    const { grant_type: grantType = '', refresh_token: given = '' } = body;
    if (grantType === '') return sendIdentityError(response, 'MISSING_GRANT_TYPE');
    if (grantType !== 'refresh_token') return sendIdentityError(response, 'INVALID_GRANT_TYPE');
    if (given === '') return sendIdentityError(response, 'MISSING_REFRESH_TOKEN');
    const renewed = simulator.refresh(given);
    if (!renewed.ok) return sendIdentityError(response, renewed.error);
    const { idToken, localId } = renewed.value;
    response.json({
      id_token: idToken,
      access_token: idToken,
      expires_in: String(ID_TOKEN_SECONDS),
      refresh_token: given,
      token_type: 'Bearer',
      user_id: localId,
      project_id: projectId,
    });
  });

  router.get(`${EMULATOR}/v1/projects/:project/config`, (_request, response) => {
    response.json({
      signIn: { allowDuplicateEmails: false },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
    });
  });
  if (ports.revealAnswers === true) {
    router.get(`${EMULATOR}/v1/projects/:project/verificationCodes`, (request, response) => {
      // For tools on this machine: another site's page in its browser gets no codes.
      response.removeHeader('Access-Control-Allow-Origin');
      if (
        request.header('origin') !== undefined ||
        request.header('sec-fetch-site') === 'cross-site'
      ) {
        return sendError(response, 403, 'Pages of other sites get no codes.');
      }
      const isOurs = request.params.project === projectId;
      const codes = isOurs ? simulator.openCodes() : [];
      response.json({
        verificationCodes: codes.map(({ code, phoneNumber, sessionInfo }) => ({
          code,
          phoneNumber,
          sessionInfo,
        })),
      });
    });
  }

  router.use([TOOLKIT, SECURE_TOKEN, EMULATOR], (_request, response) => {
    sendError(response, 404, 'Not Found', { status: 'NOT_FOUND', reason: 'notFound' });
  });
  router.use([TOOLKIT, SECURE_TOKEN], unreadableBody);
  return router;
}

/** Validates the body; if invalid, the answer is sent. */
function bodyOf<Schema extends z.ZodType>(
  request: Request,
  response: Response,
  schema: Schema,
): z.infer<Schema> | undefined {
  const body = schema.safeParse(request.body ?? {});
  if (body.success) return body.data;
  const path = body.error.issues[0]?.path.join('.') ?? '';
  sendError(response, 400, `Invalid JSON payload received. /${path} is of another kind.`, {
    status: 'INVALID_ARGUMENT',
  });
  return undefined;
}

function shown({ localId, key, createdAt, lastLoginAt }: IdentityUser): object {
  return {
    localId,
    createdAt: String(createdAt),
    lastLoginAt: String(lastLoginAt),
    lastRefreshAt: new Date(lastLoginAt).toISOString(),
    ...keyShown(key),
  };
}

function keyShown(key: IdentityUser['key']): object {
  if ('phoneNumber' in key) {
    const { phoneNumber } = key;
    return {
      phoneNumber,
      providerUserInfo: [{ providerId: 'phone', phoneNumber, rawId: phoneNumber }],
    };
  }
  const { providerId, subject, name, email } = key.account;
  return {
    email,
    emailVerified: email !== undefined,
    displayName: name,
    providerUserInfo: [
      { providerId, rawId: subject, federatedId: subject, displayName: name, email },
    ],
  };
}
