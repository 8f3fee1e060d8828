import type { LoginContext, LoginField } from './login.types.ts';
import { wayOf } from './login-way.ts';

const fieldsOfMethod = {
  username: ['username', 'password'],
  mobilePassword: ['mobileNum', 'password'],
  mobileCode: ['mobileNum', 'verificationCode'],
} as const;

/** What the way of an attempt asks for: an account elsewhere and a passkey ask for nothing. */
export function detailFields(context: LoginContext): readonly LoginField[] {
  const { method, captchaRequired } = context;
  if (wayOf(context) !== method) return [];
  return [...fieldsOfMethod[method], ...(captchaRequired ? (['captcha'] as const) : [])];
}

/** What the second step asks for. */
export const secondStepFields: readonly LoginField[] = ['code'];
