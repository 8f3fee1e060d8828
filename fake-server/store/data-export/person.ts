import { asNamed, type DataSection, flag, json, moment } from './section.ts';

const origin = asNamed('browser system place');
const bought = asNamed('price state reason');

/** The person, the protection of the account, and messages in both directions. */
export const personSections: readonly DataSection[] = [
  {
    name: 'profile',
    table: 'members',
    owner: 't.id',
    order: ['id'],
    isOne: true,
    fields: {
      ...asNamed(
        'account nickname type email mobile currency registered_at password_changed_at rank_level rank_missing rank_counted_at closes_at language limits_answered_at limits_reminder_from',
      ),
      email_confirmed: flag('emailConfirmed'),
      mobile_confirmed: flag('mobileConfirmed'),
      details: json('details'),
      password_is_default: flag('passwordIsDefault'),
      first_login_due: flag('firstLoginDue'),
      blocked: flag('blocked'),
      rank_kept_until: moment('rankKeptUntil'),
      affiliate_code: 'registeredByInvitation',
      sub_id: 'registeredBySubId',
      referral_code: 'registeredByReferral',
    },
    withheld: ['password_hash', 'folded_name'],
  },
  {
    name: 'acceptedTerms',
    table: 'accepted_terms',
    order: ['accepted_at', 'document', 'version'],
    fields: asNamed('document version accepted_at'),
  },
  {
    name: 'picture',
    table: 'avatars',
    order: ['member_id'],
    fields: { ...asNamed('icon type'), picture: { name: 'picture', form: 'base64' } },
    withheld: ['picture_id'],
  },
  {
    name: 'linkedAccounts',
    table: 'social_accounts',
    order: ['provider', 'subject'],
    fields: asNamed('provider linked_at'),
    // The provider's id of the person: they do not know it, and it signs them in.
    withheld: ['subject'],
  },
  {
    name: 'contactChanges',
    table: 'contact_changes',
    order: ['changed_at', 'token_hash'],
    fields: {
      ...asNamed('kind changed_at undone_at void_at'),
      old_value: 'before',
      // It may be a thief's address; the current one is with the account.
      new_value: { name: 'after', form: 'maskedContact' },
      until: moment('canBeUndoneUntil'),
    },
    withheld: ['token_hash'],
  },
  {
    name: 'recoveries',
    table: 'account_recoveries',
    order: ['requested_at', 'token_hash'],
    fields: {
      ...asNamed('kind requested_at ready_at stopped_at taken_at'),
      // The number's current holder may have requested it.
      address: { name: 'requestedBy', form: 'maskedContact' },
      until: moment('until'),
      barred_until: moment('nextRequestAllowedAt'),
      money_from: moment('noMoneyOutBefore'),
    },
    withheld: ['token_hash'],
  },
  {
    name: 'sessions',
    table: 'sessions',
    order: ['created_at', 'token_hash'],
    fields: {
      ...asNamed('id ended_at'),
      ...origin,
      created_at: moment('openedAt'),
      seen_at: moment('lastUsedAt'),
      proved_at: moment('ownerProvedAt'),
      password_owed: flag('passwordOwed'),
    },
    withheld: ['token_hash'],
  },
  {
    name: 'trustedDevices',
    table: 'trusted_devices',
    order: ['trusted_at', 'id'],
    fields: {
      ...asNamed('id trusted_at last_used_at'),
      ...origin,
      expires_at: moment('trustedUntil'),
    },
    withheld: ['device_hash'],
  },
  {
    name: 'securityEvents',
    table: 'security_events',
    order: ['id'],
    fields: { ...asNamed('kind at session_id'), ...origin },
    withheld: ['id'],
  },
  {
    name: 'twoStep',
    table: 'two_step',
    order: ['member_id'],
    fields: { made_at: moment('createdAt'), confirmed_at: moment('turnedOnAt') },
    withheld: ['secret', 'last_step'],
  },
  {
    name: 'passkeys',
    table: 'passkeys',
    order: ['made_at', 'id'],
    fields: {
      rp_id: 'site',
      ...asNamed('id name is_synced last_used_at'),
      may_sync: flag('mayBeSynced'),
      made_at: moment('addedAt'),
    },
    withheld: ['credential_id', 'public_key', 'counter', 'transports'],
  },
  {
    name: 'moneyPasswords',
    table: 'money_passwords',
    order: ['kind'],
    fields: { kind: 'kind', usable_from: moment('usableFrom') },
    withheld: ['hash'],
  },
  {
    name: 'notificationPreferences',
    table: 'notification_choices',
    order: ['topic', 'channel'],
    fields: asNamed('topic channel is_on'),
  },
  {
    name: 'messages',
    table: 'messages',
    order: ['id'],
    fields: { ...asNamed('id sent_at is_read'), words: json('words') },
  },
  {
    name: 'announcementsRead',
    table: 'announcement_reads',
    order: ['announcement_id'],
    fields: { announcement_id: 'announcement' },
  },
  {
    name: 'feedback',
    table: 'feedback',
    order: ['sent_at', 'id'],
    fields: asNamed('id content sent_at answered_at'),
  },
  {
    name: 'applications',
    table: 'applications',
    order: ['applied_at', 'id'],
    fields: {
      promotion_id: 'promotion',
      ...asNamed('id comment state reason applied_at decided_at'),
    },
  },
  {
    name: 'applicationPictures',
    table: 'application_pictures',
    order: ['id'],
    pageRows: 1,
    fields: {
      promotion_id: 'promotion',
      application_id: 'application',
      ...asNamed('id place type'),
      picture: { name: 'picture', form: 'base64' },
    },
  },
  {
    name: 'promotionsJoined',
    table: 'participations',
    order: ['id'],
    fields: { promotion_id: 'promotion', ...asNamed('joined_at claimed_at') },
    withheld: ['id'],
  },
  {
    name: 'rankEvents',
    table: 'rank_events',
    order: ['id'],
    fields: { ...asNamed('at counted'), from_level: 'from', to_level: 'to' },
    withheld: ['id'],
  },
  { name: 'referral', table: 'referral_codes', order: ['member_id'], fields: { code: 'code' } },
  {
    name: 'referredPeople',
    table: 'members',
    join: 'JOIN referral_codes o ON t.referral_code = o.code COLLATE NOCASE',
    owner: 'o.member_id',
    order: ['id'],
    fields: {
      nickname: { name: 'name', form: 'maskedName' },
      registered_at: moment('registeredAt'),
    },
  },
  {
    name: 'rewardsRedeemed',
    table: 'redemptions',
    order: ['redeemed_at', 'id'],
    fields: {
      reward_id: 'reward',
      ...asNamed('id redeemed_at decided_at'),
      ...bought,
      address: json('address'),
      tracking_code: 'tracking',
    },
    // A voucher code is worth money to anybody who reads it.
    withheld: ['voucher_code'],
  },
];
