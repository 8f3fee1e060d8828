import type { NoticeTexts } from './notice-texts.ts';

export const english: NoticeTexts = {
  passwordChanged: [
    'Your password was changed',
    'Your account password was just changed. If it was not you, contact customer service now.',
  ],
  passwordRecovered: [
    'Your account has a new password',
    'A new password has just been set by password recovery. If it was not you, contact customer service now.',
  ],
  moneyPasswordSet: [
    'Transaction password set',
    'A password that authorises withdrawals and transfers has just been set on your account. If it was not you, contact customer service now.',
  ],
  moneyPasswordChanged: [
    'Transaction password changed',
    'A password that authorises withdrawals and transfers has just been changed. If it was not you, contact customer service now.',
  ],
  moneyPasswordRecovered: [
    'Transaction password recovered',
    'A password that authorises withdrawals and transfers was recovered with a code. To keep your money safe, it can be used only after a waiting period. If it was not you, contact customer service now.',
  ],
  socialLinked: [
    'An account was linked',
    'You can now sign in with an account of another service. If it was not you, remove it in the <a href="/member/securityCenter">security centre</a> and change your password now.',
  ],
  socialUnlinked: [
    'A linked account was removed',
    'An account of another service was unlinked from yours. If it was not you, change your password now.',
  ],
  emailAdded: [
    'An email address was added to your account',
    'Your account now has this email address. If it was not you, change your password and contact customer service now.',
  ],
  emailChanged: [
    'Your email address was changed',
    'The email address of your account has just been changed. If it was not you, change your password now, and undo it with the message we sent to the old address.',
  ],
  emailConfirmed: [
    'Your email address was confirmed',
    'A code proved that you receive the email of this account. If it was not you, change your password and contact customer service now.',
  ],
  mobileAdded: [
    'A mobile number was added to your account',
    'Your account now has a mobile number. If it was not you, change your password and contact customer service now.',
  ],
  mobileChanged: [
    'Your mobile number was changed',
    'The mobile number of your account has just been changed. If it was not you, change your password now, and undo it with the message we sent to the old number.',
  ],
  mobileConfirmed: [
    'Your mobile number was confirmed',
    'A code proved that you receive the messages of this account. If it was not you, change your password and contact customer service now.',
  ],
  contactRestored: [
    'Your earlier contact is back',
    'The change of how we reach you was undone, and every session was ended. Change your password if you did not ask for the change.',
  ],
  closureRequested: [
    'Your account is about to close',
    'You asked for your account to be closed. It closes in {closureTime}. To keep it, sign in before then and choose “Keep my account” in the <a href="/member/securityCenter">security centre</a>.',
  ],
  closureCancelled: ['Your account stays open', 'We cancelled the closure of your account.'],
  accountRecoveryRequested: [
    'Someone asked to recover your account',
    'Someone asked to recover your account. After the waiting period, they can choose a new password. If this was not you, stop it now in the <a href="/member/securityCenter">security centre</a>.',
  ],
  accountRecoveryStopped: [
    'The recovery of your account was stopped',
    'The request to recover your account was stopped and is no longer valid.',
  ],
  accountRecoveryUsed: [
    'Your account was recovered',
    'The account has a new password, chosen after the waiting period. Two-step verification, passkeys and trusted devices were removed: add them again. For now, no money can leave the account. If this was not you, contact customer service now.',
  ],
  payoutAccountAdded: [
    'Withdrawal account added',
    'A withdrawal account was added: <strong>{account}</strong>. If it was not you, contact customer service now.',
  ],
  twoStepOn: [
    'Two-step verification turned on',
    'From now on you’ll need an app code to sign in. If it was not you, contact customer service now.',
  ],
  twoStepOff: [
    'Two-step verification turned off',
    'You no longer need an app code to sign in. If it was not you, contact customer service now.',
  ],
  recoveryCodesCreated: [
    'New recovery codes',
    'New recovery codes were created. The old ones stopped working. If it was not you, contact customer service now.',
  ],
  recoveryCodeUsed: [
    'A recovery code was used',
    'One of your recovery codes was just used. It can’t be used again. If it was not you, change your password now.',
  ],
  passkeyAdded: [
    'A passkey was added',
    'A passkey was added to your account. If it was not you, remove it in the security centre and change your password now.',
  ],
  passkeyRemoved: [
    'A passkey was removed',
    'One of your passkeys was removed and stopped working. If it was not you, change your password now.',
  ],
  passkeyRefused: [
    'A passkey was refused',
    'We blocked one of your passkeys because someone may have copied it. Remove it and add a new one.',
  ],
};
