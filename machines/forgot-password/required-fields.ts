import type { ForgotPasswordContext, RecoveryField } from './forgot-password.types.ts';

/** The form fields of each way (A17). */
export const methodFields = {
  email: ['username', 'email'],
  phone: ['mobileNum', 'verificationCode', 'newPassword'],
} as const satisfies Readonly<Record<ForgotPasswordContext['method'], readonly RecoveryField[]>>;

/** The form fields of the open way. */
export function requiredFields({
  context,
}: {
  readonly context: ForgotPasswordContext;
}): readonly RecoveryField[] {
  return methodFields[context.method];
}
