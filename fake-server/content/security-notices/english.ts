import type { NoticeTexts } from './notice-texts.ts';

export const english: NoticeTexts = {
  passwordChanged: [
    'Your password was changed',
    'The password of your account has just been changed. If it was not you, talk to the service now.',
  ],
  passwordRecovered: [
    'Your account has a new password',
    'A new password has just been set by password recovery. If it was not you, talk to the service now.',
  ],
  moneyPasswordSet: [
    'Money password set',
    'A password that authorises withdrawals and transfers has just been set on your account. If it was not you, talk to the service now.',
  ],
  moneyPasswordChanged: [
    'Money password changed',
    'A password that authorises withdrawals and transfers has just been changed. If it was not you, talk to the service now.',
  ],
  moneyPasswordRecovered: [
    'Money password recovered',
    'A password that authorises withdrawals and transfers was recovered by a code. To keep your money safe, it counts only after a waiting time. If it was not you, talk to the service now.',
  ],
  socialLinked: [
    'An account was linked',
    'An account of another service now signs in to your account. If it was not you, remove it in the <a href="/member/securityCenter">security centre</a> and change your password now.',
  ],
  socialUnlinked: [
    'A linked account was removed',
    'An account of another service no longer signs in to your account. If it was not you, change your password now.',
  ],
  emailAdded: [
    'An email address was added to your account',
    'Your account now has this email address. If it was not you, change your password and talk to the service now.',
  ],
  emailChanged: [
    'Your email address was changed',
    'The email address of your account has just been changed. If it was not you, change your password now, and undo it by the message that we sent to the old address.',
  ],
  emailConfirmed: [
    'Your email address was confirmed',
    'A code proved that you get the mails of your account. If it was not you, change your password and talk to the service now.',
  ],
  mobileAdded: [
    'A mobile number was added to your account',
    'Your account now has a mobile number. If it was not you, change your password and talk to the service now.',
  ],
  mobileChanged: [
    'Your mobile number was changed',
    'The mobile number of your account has just been changed. If it was not you, change your password now, and undo it by the message that we sent to the old number.',
  ],
  mobileConfirmed: [
    'Your mobile number was confirmed',
    'A code proved that you get the messages of your account. If it was not you, change your password and talk to the service now.',
  ],
  contactRestored: [
    'Your earlier contact is back',
    'The change of how we reach you was undone, and every session was ended. Change your password if you did not ask for the change.',
  ],
  closureRequested: [
    'Your account is about to close',
    'You asked for your account to be closed. It closes in {closureTime}. To keep it, sign in before then and choose “Keep my account” in the <a href="/member/securityCenter">security centre</a>.',
  ],
  closureCancelled: ['Your account stays', 'The closing of your account was cancelled.'],
  accountRecoveryRequested: [
    'Somebody asked to recover your account',
    'Somebody asked to recover your account. After the waiting time, they can choose a new password. If this was not you, stop it now in the <a href="/member/securityCenter">security centre</a>.',
  ],
  accountRecoveryStopped: [
    'The recovery of your account was stopped',
    'The request to recover your account was stopped and is no longer valid.',
  ],
  accountRecoveryUsed: [
    'Your account was recovered',
    'The account has a new password, chosen after the waiting time. Two-step sign-in, passkeys and trusted devices were removed: add them again. For now, no money can leave the account. If this was not you, contact customer service now.',
  ],
  payoutAccountAdded: [
    'Account for withdrawals added',
    'An payout account was added: <strong>{account}</strong>. If it was not you, contact customer service now.',
  ],
  twoStepOn: [
    'Two-step sign-in turned on',
    'From now on, signing in to your account also asks for a code of the app. If it was not you, talk to the service now.',
  ],
  twoStepOff: [
    'Two-step sign-in turned off',
    'Your account no longer asks for a code of the app. If it was not you, talk to the service now.',
  ],
  recoveryCodesCreated: [
    'New recovery codes',
    'New recovery codes were made; the old ones no longer count. If it was not you, talk to the service now.',
  ],
  recoveryCodeUsed: [
    'A recovery code was used',
    'One of your recovery codes has just been used and no longer counts. If it was not you, change your password now.',
  ],
  passkeyAdded: [
    'A passkey was added',
    'A new passkey counts for your account. If it was not you, remove it in the security centre and change your password now.',
  ],
  passkeyRemoved: [
    'A passkey was removed',
    'One of your passkeys no longer counts. If it was not you, change your password now.',
  ],
  passkeyRefused: [
    'A passkey was refused',
    'One of your passkeys counted fewer uses than before: somebody may have a copy of it. Remove it and add another.',
  ],
};
