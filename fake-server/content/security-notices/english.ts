import type { NoticeTexts } from './notice-texts.ts';

export const english: NoticeTexts = {
  passwordChanged: [
    'Your password was changed',
    'Your account password has just been changed. If it wasn’t you, contact customer service now.',
  ],
  passwordRecovered: [
    'Your account has a new password',
    'Someone has just set a new password with “Forgot your password?”. If it wasn’t you, contact customer service now.',
  ],
  moneyPasswordSet: [
    'Transaction password set',
    'The password for your withdrawals and transfers has just been set. If it wasn’t you, contact customer service now.',
  ],
  moneyPasswordChanged: [
    'Transaction password changed',
    'The password for your withdrawals and transfers has just been changed. If it wasn’t you, contact customer service now.',
  ],
  moneyPasswordRecovered: [
    'Transaction password recovered',
    'The password for your withdrawals and transfers was recovered with a code. To keep your money safe, it works only after a waiting time. If it wasn’t you, contact customer service now.',
  ],
  socialLinked: [
    'An account was linked',
    'You can now sign in with your {provider} account. If it wasn’t you, remove it in the <a href="/member/securityCenter">security centre</a> and change your password now.',
  ],
  socialUnlinked: [
    'A linked account was removed',
    'Your {provider} account was unlinked, so you can’t sign in with it any more. If it wasn’t you, change your password now.',
  ],
  emailAdded: [
    'An email was added to your account',
    'Your account now uses this email. If it wasn’t you, change your password and contact customer service now.',
  ],
  emailChanged: [
    'Your email was changed',
    'The email on your account has just been changed. If it wasn’t you, change your password now and undo this with the link we sent to your old email.',
  ],
  emailConfirmed: [
    'Your email was confirmed',
    'A code confirmed that you receive your account’s emails. If it wasn’t you, change your password and contact customer service now.',
  ],
  mobileAdded: [
    'A mobile number was added to your account',
    'Your account now has a mobile number. If it wasn’t you, change your password and contact customer service now.',
  ],
  mobileChanged: [
    'Your mobile number was changed',
    'The mobile number on your account has just been changed. If it wasn’t you, change your password now and undo this with the link we sent to your old number.',
  ],
  mobileConfirmed: [
    'Your mobile number was confirmed',
    'A code confirmed that you receive your account’s SMS. If it wasn’t you, change your password and contact customer service now.',
  ],
  contactRestored: [
    'Your earlier contact is back',
    'Your contact change was undone, and every session was ended. If you didn’t ask for the change, choose a new password.',
  ],
  closureRequested: [
    'Your account is about to close',
    'You asked for your account to be closed. It closes in {closureTime}. To keep it, sign in before then and choose “Keep my account” in the <a href="/member/securityCenter">security centre</a>.',
  ],
  closureCancelled: ['Your account stays open', 'We cancelled the closure of your account.'],
  accountRecoveryRequested: [
    'Someone asked to recover your account',
    'Someone asked to recover your account. After the waiting time, they can choose a new password. If it wasn’t you, stop it now in the <a href="/member/securityCenter">security centre</a>.',
  ],
  accountRecoveryStopped: [
    'The recovery of your account was stopped',
    'The request to recover your account was stopped.',
  ],
  accountRecoveryUsed: [
    'Your account was recovered',
    'Your account has a new password, chosen after the waiting time. Two-step verification, passkeys and trusted devices were removed. Add them again. To keep your money safe, withdrawals and transfers stay blocked for a while. If it wasn’t you, contact customer service now.',
  ],
  payoutAccountAdded: [
    'Withdrawal account added',
    'A withdrawal account was added: <strong>{account}</strong>. If it wasn’t you, contact customer service now.',
  ],
  twoStepOn: [
    'Two-step verification turned on',
    'From now on you’ll need an app code to sign in. If it wasn’t you, contact customer service now.',
  ],
  twoStepOff: [
    'Two-step verification turned off',
    'You can now sign in without an app code. If it wasn’t you, contact customer service now.',
  ],
  recoveryCodesCreated: [
    'New recovery codes',
    'New recovery codes were created. The old ones stopped working. If it wasn’t you, contact customer service now.',
  ],
  recoveryCodeUsed: [
    'A recovery code was used',
    'One of your recovery codes has just been used and can’t be used again. If it wasn’t you, change your password now.',
  ],
  passkeyAdded: [
    'A passkey was added',
    'A passkey was added to your account. If it wasn’t you, remove it in the security centre and change your password now.',
  ],
  passkeyRemoved: [
    'A passkey was removed',
    'One of your passkeys was removed, so you can’t sign in with it any more. If it wasn’t you, change your password now.',
  ],
  passkeyRefused: [
    'A passkey was blocked',
    'We blocked one of your passkeys because someone may have copied it. Remove it and add a new one.',
  ],
};
