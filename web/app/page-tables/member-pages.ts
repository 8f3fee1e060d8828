import { BankIcon } from '#web/ui/icons/BankIcon.tsx';
import { CalendarIcon } from '#web/ui/icons/CalendarIcon.tsx';
import { ChartIcon } from '#web/ui/icons/ChartIcon.tsx';
import { DepositIcon } from '#web/ui/icons/DepositIcon.tsx';
import { HelpIcon } from '#web/ui/icons/HelpIcon.tsx';
import { LeafIcon } from '#web/ui/icons/LeafIcon.tsx';
import { MailIcon } from '#web/ui/icons/MailIcon.tsx';
import { MedalIcon } from '#web/ui/icons/MedalIcon.tsx';
import { MessageIcon } from '#web/ui/icons/MessageIcon.tsx';
import { PauseIcon } from '#web/ui/icons/PauseIcon.tsx';
import { ProfileIcon } from '#web/ui/icons/ProfileIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { SendIcon } from '#web/ui/icons/SendIcon.tsx';
import { ShieldIcon } from '#web/ui/icons/ShieldIcon.tsx';
import { SparklesIcon } from '#web/ui/icons/SparklesIcon.tsx';
import { StatementIcon } from '#web/ui/icons/StatementIcon.tsx';
import { TargetIcon } from '#web/ui/icons/TargetIcon.tsx';
import { TrophyIcon } from '#web/ui/icons/TrophyIcon.tsx';
import { UserIcon } from '#web/ui/icons/UserIcon.tsx';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import { WithdrawIcon } from '#web/ui/icons/WithdrawIcon.tsx';
import type { PageIn } from '../page.ts';

/** The pages of the member centre, in the order of its menu (W1). */
export const memberPages = {
  memberCentre: {
    paths: ['/member'],
    frame: 'member',
    load: () => import('#web/features/member-centre/MemberHome.tsx'),
    memberMenu: {
      menus: ['avatar'],
      shownTo: 'realAccounts',
      Icon: UserIcon,
      label: (t) => t('account.centre'),
    },
  },
  profile: {
    paths: ['/member/profile'],
    frame: 'member',
    load: () => import('#web/app/pages/ProfilePage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'account',
      shownTo: 'realAccounts',
      Icon: ProfileIcon,
      label: (t) => t('profile:title'),
    },
  },
  playerRank: {
    paths: ['/member/playerRank'],
    frame: 'member',
    load: () => import('#web/features/rank/RankPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'rewards',
      shownTo: 'realAccounts',
      Icon: TrophyIcon,
      label: (t) => t('rank:title'),
    },
  },
  depositv2: {
    paths: ['/member/depositv2'],
    frame: 'member',
    load: () => import('#web/features/deposits/DepositPage.tsx'),
    memberMenu: {
      menus: ['money', 'member', 'avatar'],
      group: 'money',
      shownTo: 'realAccounts',
      Icon: DepositIcon,
      act: 'paysIn',
      label: (t) => t('account.deposit'),
    },
  },
  withdraw: {
    paths: ['/member/withdraw'],
    frame: 'member',
    load: () => import('#web/features/withdrawals/WithdrawPage.tsx'),
    memberMenu: {
      menus: ['money', 'member'],
      group: 'money',
      shownTo: 'realAccounts',
      Icon: WithdrawIcon,
      label: (t) => t('account.withdraw'),
    },
  },
  payoutAccounts: {
    paths: ['/member/payoutAccounts'],
    frame: 'member',
    load: () => import('#web/features/payout-accounts/PayoutAccountsPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'money',
      shownTo: 'realAccounts',
      Icon: BankIcon,
      label: (t) => t('payoutAccounts:title'),
    },
  },
  transferFund: {
    paths: ['/member/transferFund'],
    frame: 'member',
    load: () => import('#web/features/wallets/WalletsPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'money',
      shownTo: 'realAccounts',
      Icon: WalletIcon,
      label: (t) => t('wallets:title'),
    },
  },
  securityCenter: {
    paths: ['/member/securityCenter'],
    frame: 'member',
    load: () => import('#web/features/security/SecurityPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'account',
      shownTo: 'realAccounts',
      Icon: ShieldIcon,
      label: (t) => t('security:title'),
    },
  },
  transferUpline: {
    paths: ['/member/transferUpline'],
    frame: 'member',
    load: () => import('#web/features/transfers/UplineTransferPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'money',
      shownTo: 'downlines',
      Icon: SendIcon,
      label: (t) => t('moneyTransfer:upline.title'),
    },
  },
  messageV2: {
    paths: ['/member/messageV2'],
    frame: 'member',
    load: () => import('#web/features/messages/Messages.tsx'),
    memberMenu: {
      menus: ['member', 'avatar'],
      group: 'account',
      shownTo: 'realAccounts',
      Icon: MessageIcon,
      label: (t) => t('account.messages'),
      counts: 'unreadMessages',
    },
  },
  notifications: {
    paths: ['/member/notifications'],
    frame: 'member',
    load: () => import('#web/features/notifications/NotificationsPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'account',
      shownTo: 'realAccounts',
      Icon: MailIcon,
      label: (t) => t('notifications:title'),
    },
  },
  playLimits: {
    paths: ['/member/playLimits'],
    frame: 'member',
    load: () => import('#web/features/play-limits/PlayLimitsPage.tsx'),
    memberMenu: {
      menus: ['member', 'avatar'],
      group: 'account',
      shownTo: 'realAccounts',
      Icon: PauseIcon,
      label: (t) => t('playLimits:title'),
    },
  },
  playPause: {
    paths: ['/member/playPause'],
    frame: 'member',
    load: () => import('#web/features/play-pause/PlayPausePage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'account',
      shownTo: 'realAccounts',
      Icon: LeafIcon,
      label: (t) => t('playPause:title'),
    },
  },
  feedback: {
    paths: ['/feedback'],
    frame: 'member',
    load: () => import('#web/features/feedback/FeedbackPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'account',
      Icon: HelpIcon,
      label: (t) => t('feedback:title'),
    },
  },
  transactionHistory: {
    paths: ['/member/transactionHistory'],
    frame: 'member',
    load: () => import('#web/features/account-record/AccountRecord.tsx'),
    memberMenu: {
      menus: ['member', 'avatar'],
      group: 'history',
      shownTo: 'realAccounts',
      Icon: StatementIcon,
      label: (t) => t('account.record'),
    },
  },
  personalHistoryCopy: {
    paths: ['/member/personalHistoryCopy'],
    frame: 'member',
    load: () => import('#web/features/betting-record/BettingRecord.tsx'),
    memberMenu: {
      menus: ['member', 'avatar'],
      group: 'history',
      shownTo: 'realAccounts',
      Icon: ReceiptIcon,
      label: (t) => t('account.bets'),
    },
  },
  personalProfit: {
    paths: ['/member/personalProfit'],
    frame: 'member',
    load: () => import('#web/features/personal-profit/PersonalProfit.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'history',
      shownTo: 'realAccounts',
      Icon: ChartIcon,
      label: (t) => t('profit:title'),
    },
  },
  personalYear: {
    paths: ['/member/personalYear'],
    frame: 'member',
    load: () => import('#web/features/personal-year/PersonalYear.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'history',
      shownTo: 'realAccounts',
      Icon: CalendarIcon,
      label: (t) => t('year:title'),
    },
  },
  bonusDetails: {
    paths: ['/member/bonusDetails'],
    frame: 'member',
    load: () => import('#web/features/bonuses/BonusPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'rewards',
      shownTo: 'realAccounts',
      Icon: SparklesIcon,
      label: (t) => t('bonuses:title'),
    },
  },
  rewardCenter: {
    paths: ['/member/rewardCenter'],
    frame: 'member',
    load: () => import('#web/features/rewards/RewardCentre.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'rewards',
      shownTo: 'realAccounts',
      Icon: MedalIcon,
      act: 'rewards',
      label: (t) => t('rewards:title'),
    },
  },
  missionLeaderboard: {
    paths: ['/member/missionLeaderboard'],
    frame: 'member',
    load: () => import('#web/features/rewards/MissionsPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'rewards',
      shownTo: 'realAccounts',
      Icon: TargetIcon,
      act: 'rewards',
      label: (t) => t('rewards:missions'),
      counts: 'openMissions',
    },
  },
  referral: {
    paths: ['/member/referral'],
    frame: 'member',
    load: () => import('#web/features/referral/ReferralPage.tsx'),
    memberMenu: {
      menus: ['member'],
      group: 'rewards',
      shownTo: 'inviters',
      Icon: UserPlusIcon,
      label: (t) => t('referral:title'),
    },
  },
} as const satisfies Record<string, PageIn<'member'>>;
