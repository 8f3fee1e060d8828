import type { ForgotPasswordContext, RecoveryField } from './forgot-password.types.ts';

/** What the form of each way asks for (A17). */
export const methodFields = {
  email: ['username', 'email'],
  phone: ['mobileNum', 'verificationCode', 'newPassword'],
} as const satisfies Readonly<Record<ForgotPasswordContext['method'], readonly RecoveryField[]>>;

/** The fields that the form of the open way asks for. */
export function requiredFields({
  context,
}: {
  readonly context: ForgotPasswordContext;
}): readonly RecoveryField[] {
  return methodFields[context.method];
}
