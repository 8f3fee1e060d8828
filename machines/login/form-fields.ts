import type { LoginContext, LoginField } from './login.types.ts';
import { wayOf } from './login-way.ts';

const fieldsOfMethod = {
  username: ['username', 'password'],
  mobilePassword: ['mobileNum', 'password'],
  mobileCode: ['mobileNum', 'verificationCode'],
} as const;

/** The required form fields of a sign-in method; social sign-in and passkeys have none. */
export function detailFields(context: LoginContext): readonly LoginField[] {
  const { method, captchaRequired } = context;
  if (wayOf(context) !== method) return [];
  return [...fieldsOfMethod[method], ...(captchaRequired ? (['captcha'] as const) : [])];
}

/** The required form fields of the second step. */
export const secondStepFields: readonly LoginField[] = ['code'];
