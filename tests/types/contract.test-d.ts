import type { ClientInferRequest, ClientInferResponses } from '@ts-rest/core';
import type { Contract } from '#contract/index.ts';
import type { Exactly } from './exactly.ts';

type LaunchAnswer = ClientInferResponses<Contract['games']['launch'], 200>['body'];
type LoginRefusal = ClientInferResponses<Contract['account']['loginV2'], 422>['body'];
type ChangePasswordBody = ClientInferRequest<Contract['account']['changePassword']>['body'];

// The candidate of ts-rest names zod 3 in its own types: were that not mended in tsconfig.base.json,
// each of these would silently become `any` or `unknown`, and none of the lines would compile.
export const successIsTrue: Exactly<LaunchAnswer['success'], true> = true;
export const gamesHaveIds: Exactly<LaunchAnswer['value']['game']['nodeId'], string> = true;
export const refusalsAreClosed: Exactly<
  LoginRefusal['code'],
  | 'credentials_incorrect'
  | 'captcha_required'
  | 'captcha_incorrect'
  | 'verification_code_missing'
  | 'verification_code_incorrect'
  | 'verification_code_expired'
  | 'mobile_unknown'
  | 'social_account_unknown'
  | 'social_sign_in_refused'
> = true;
export const bodiesAreKnown: Exactly<
  keyof ChangePasswordBody,
  'oldPassword' | 'newPassword' | 'confirmNewPassword'
> = true;
