import type { StepOf } from '../leaf-state.ts';
import type { loginMachine } from './login.machine.ts';
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

/** The fields that the form of this step asks for (A14, A26). */
export function requiredFields({
  state,
  context,
}: StepOf<typeof loginMachine>): readonly LoginField[] {
  const isSecondStep = state === 'enteringSecondStep' || state === 'takingSecondStep';
  return isSecondStep ? secondStepFields : detailFields(context);
}
