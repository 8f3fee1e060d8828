import type { ComponentType } from 'react';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { UsualBars } from '#web/shared/page/bars.ts';
import type { MenuLabel } from '#web/shared/page/menu-entry.ts';
import type { PageProps } from '#web/shared/page/page-props.ts';
import { ChartIcon } from '#web/ui/icons/ChartIcon.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { DepositIcon } from '#web/ui/icons/DepositIcon.tsx';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { GridIcon } from '#web/ui/icons/GridIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { HelpIcon } from '#web/ui/icons/HelpIcon.tsx';
import { HomeIcon } from '#web/ui/icons/HomeIcon.tsx';
import { LiveDealerIcon } from '#web/ui/icons/LiveDealerIcon.tsx';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { MailIcon } from '#web/ui/icons/MailIcon.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { MessageIcon } from '#web/ui/icons/MessageIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { ShieldIcon } from '#web/ui/icons/ShieldIcon.tsx';
import { SlotsIcon } from '#web/ui/icons/SlotsIcon.tsx';
import { StarIcon } from '#web/ui/icons/StarIcon.tsx';
import { TargetIcon } from '#web/ui/icons/TargetIcon.tsx';
import { TrophyIcon } from '#web/ui/icons/TrophyIcon.tsx';
import { UserIcon } from '#web/ui/icons/UserIcon.tsx';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import { WithdrawIcon } from '#web/ui/icons/WithdrawIcon.tsx';

/** The parts of the portal with a frame and a menu of their own, inside the full frame (W1). */
export type Area = 'member' | 'agent';

/**
 * What is around a page: `full` is everything; `game` leaves out the footer; `plain` is header
 * and content; `bare` is content alone; an area has everything and its own frame inside.
 */
export type Frame = 'full' | 'game' | 'plain' | 'bare' | Area;

/**
 * The menus of the shell: at the side (S2), and at the thumb on phones (S13), where members have one
 * of their own.
 */
export type ShellMenu = 'side' | 'bottom' | 'memberBottom';

/**
 * The menus of a signed-in person: of each area, behind the avatar, and for money in and out
 * beside the balance (S1).
 */
export type MemberMenu = Area | 'avatar' | 'money';

/** The entry of a page in the menus that it is in. */
interface MenuEntry<Menu> extends MenuLabel {
  readonly menus: readonly Menu[];
}

/** An entry of a menu that everybody sees. */
export interface ShellEntry extends MenuEntry<ShellMenu> {
  /** The address that it leads to, where that is not the page's own. */
  readonly path?: string;
}

/** An entry of a menu of a signed-in person. */
export interface MemberEntry extends MenuEntry<MemberMenu> {
  /** Who sees it, where not everybody does (A20). */
  readonly shownTo?: 'realAccounts' | 'agents' | 'downlines' | 'inviters';
  /** The contract that an agent needs to see it (C1). */
  readonly ofContract?: ContractKind;
  /** What is counted beside its name. */
  readonly counts?: 'unreadMessages' | 'openMissions';
}

/** The description of a page. */
export interface Page {
  /** Every address of the page, the first one being its own; the others are aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly frame: Frame;
  /** Open to everybody where the site asks for a sign-in (R8). */
  readonly isOpen?: true;
  /**
   * The page has a toggle for the bars at the top and at the side, which are so unless its address
   * says otherwise by `bars=1` or `bars=0` (R6). Elsewhere they are always there.
   */
  readonly bars?: UsualBars;
  /** Loads the page, a part of its own (R10). Pages that have it in common go over without a pause. */
  readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
  /** In the first load: the drawn shell shows these menus. */
  readonly shellMenu?: readonly ShellEntry[];
  /** Loads with the area of a member, so that visitors load none of it. */
  readonly memberMenu?: MemberEntry;
}

const game = () => import('#web/features/game/GamePage.tsx');
const lottery = () => import('#web/features/lottery/LotteryPage.tsx');

/**
 * The pages of the portal by name (R1 to R10). A page is added by its description here. Routes, menus
 * (in this order), inline scripts, the build and the tests read the descriptions. Each build leaves
 * out of them what it does not read (`tools/vite/lean-pages.ts`), so that an inline script carries
 * the addresses alone.
 */
export const pages = {
  index: {
    paths: ['/', '/index', '/index.html', '/home'],
    frame: 'full',
    load: () => import('#web/app/pages/HomePage.tsx'),
    shellMenu: [
      {
        menus: ['side', 'bottom', 'memberBottom'],
        Icon: HomeIcon,
        label: (t) => t('menu.home'),
      },
    ],
  },
  egame: {
    paths: ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/inhouse'],
    frame: 'full',
    load: () => import('#web/app/pages/LobbyPage.tsx'),
    shellMenu: [
      {
        menus: ['bottom', 'memberBottom'],
        Icon: SlotsIcon,
        label: (t) => t('category.RNG'),
      },
      {
        menus: ['bottom'],
        path: '/live',
        Icon: LiveDealerIcon,
        label: (t) => t('bottomBar.live'),
      },
    ],
  },
  byIframe: { paths: ['/game'], frame: 'game', bars: 'shown', load: game },
  seamless: { paths: ['/seamless'], frame: 'game', bars: 'hidden', load: game },
  lottery: { paths: ['/lottery'], frame: 'plain', load: lottery },
  vnlottery: {
    paths: ['/vnlottery'],
    frame: 'game',
    bars: 'hidden',
    load: lottery,
  },
  elott: { paths: ['/elott'], frame: 'full', load: lottery },
  login: {
    paths: ['/login'],
    frame: 'plain',
    isOpen: true,
    load: () => import('#web/features/login/LoginPage.tsx'),
  },
  registration: {
    paths: ['/register', '/register.html'],
    frame: 'plain',
    isOpen: true,
    load: () => import('#web/features/registration/RegistrationPage.tsx'),
  },
  download: {
    paths: ['/down', '/download'],
    frame: 'full',
    isOpen: true,
    load: () => import('#web/features/download/DownloadPage.tsx'),
  },
  help: {
    paths: ['/help', '/helpmc'],
    frame: 'bare',
    isOpen: true,
    load: () => import('#web/features/help/HelpPage.tsx'),
  },
  policies: {
    paths: ['/terms', '/privacy', '/licence', '/safer-play'],
    frame: 'full',
    isOpen: true,
    load: () => import('#web/features/help/PolicyPage.tsx'),
  },
  contactUndo: {
    paths: ['/undo-contact'],
    frame: 'plain',
    isOpen: true,
    load: () => import('#web/features/contact-undo/ContactUndoPage.tsx'),
  },
  memberCentre: {
    paths: ['/member'],
    frame: 'member',
    load: () => import('#web/app/pages/MemberHomePage.tsx'),
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
      shownTo: 'realAccounts',
      Icon: UserIcon,
      label: (t) => t('account.profile'),
    },
  },
  playerRank: {
    paths: ['/member/playerRank'],
    frame: 'member',
    load: () => import('#web/features/rank/RankPage.tsx'),
    memberMenu: {
      menus: ['member'],
      shownTo: 'realAccounts',
      Icon: TrophyIcon,
      label: (t) => t('account.rank'),
    },
  },
  depositv2: {
    paths: ['/member/depositv2'],
    frame: 'member',
    load: () => import('#web/features/deposit/DepositPage.tsx'),
    shellMenu: [{ menus: ['memberBottom'], Icon: DepositIcon, label: (t) => t('account.deposit') }],
    memberMenu: {
      menus: ['money', 'member', 'avatar'],
      shownTo: 'realAccounts',
      Icon: DepositIcon,
      label: (t) => t('account.deposit'),
    },
  },
  withdraw: {
    paths: ['/member/withdraw'],
    frame: 'member',
    load: () => import('#web/features/withdraw/WithdrawPage.tsx'),
    memberMenu: {
      menus: ['money', 'member'],
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
      shownTo: 'realAccounts',
      Icon: LockIcon,
      label: (t) => t('account.payoutAccounts'),
    },
  },
  transferFund: {
    paths: ['/member/transferFund'],
    frame: 'member',
    load: () => import('#web/features/wallets/WalletsPage.tsx'),
    memberMenu: {
      menus: ['member'],
      shownTo: 'realAccounts',
      Icon: WalletIcon,
      label: (t) => t('account.wallets'),
    },
  },
  securityCenter: {
    paths: ['/member/securityCenter'],
    frame: 'member',
    load: () => import('#web/features/security/SecurityPage.tsx'),
    memberMenu: {
      menus: ['member'],
      shownTo: 'realAccounts',
      Icon: ShieldIcon,
      label: (t) => t('account.security'),
    },
  },
  transferUpline: {
    paths: ['/member/transferUpline'],
    frame: 'member',
    load: () => import('#web/features/upline-transfer/UplineTransferPage.tsx'),
    memberMenu: {
      menus: ['member'],
      shownTo: 'downlines',
      Icon: WithdrawIcon,
      label: (t) => t('account.uplineTransfer'),
    },
  },
  messageV2: {
    paths: ['/member/messageV2'],
    frame: 'member',
    load: () => import('#web/features/messages/Messages.tsx'),
    memberMenu: {
      menus: ['member', 'avatar'],
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
      shownTo: 'realAccounts',
      Icon: MailIcon,
      label: (t) => t('account.notifications'),
    },
  },
  feedback: {
    paths: ['/feedback'],
    frame: 'member',
    load: () => import('#web/features/feedback/FeedbackPage.tsx'),
    memberMenu: {
      menus: ['member'],
      Icon: HelpIcon,
      label: (t) => t('account.feedback'),
    },
  },
  transactionHistory: {
    paths: ['/member/transactionHistory'],
    frame: 'member',
    load: () => import('#web/features/account-record/AccountRecord.tsx'),
    memberMenu: {
      menus: ['member', 'avatar'],
      shownTo: 'realAccounts',
      Icon: WalletIcon,
      label: (t) => t('account.record'),
    },
  },
  personalHistoryCopy: {
    paths: ['/member/personalHistoryCopy'],
    frame: 'member',
    load: () => import('#web/features/betting-record/BettingRecord.tsx'),
    memberMenu: {
      menus: ['member', 'avatar'],
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
      shownTo: 'realAccounts',
      Icon: ChartIcon,
      label: (t) => t('account.profit'),
    },
  },
  bonusDetails: {
    paths: ['/member/bonusDetails'],
    frame: 'member',
    load: () => import('#web/features/bonuses/BonusPage.tsx'),
    memberMenu: {
      menus: ['member'],
      shownTo: 'realAccounts',
      Icon: GiftIcon,
      label: (t) => t('account.bonuses'),
    },
  },
  rewardCenter: {
    paths: ['/member/rewardCenter'],
    frame: 'member',
    load: () => import('#web/features/rewards/RewardCentre.tsx'),
    memberMenu: {
      menus: ['member'],
      shownTo: 'realAccounts',
      Icon: TargetIcon,
      label: (t) => t('account.rewards'),
    },
  },
  missionLeaderboard: {
    paths: ['/member/missionLeaderboard'],
    frame: 'member',
    load: () => import('#web/features/rewards/MissionsPage.tsx'),
    memberMenu: {
      menus: ['member'],
      shownTo: 'realAccounts',
      Icon: TrophyIcon,
      label: (t) => t('account.missions'),
      counts: 'openMissions',
    },
  },
  referral: {
    paths: ['/member/referral'],
    frame: 'member',
    load: () => import('#web/features/referral/ReferralPage.tsx'),
    memberMenu: {
      menus: ['member'],
      shownTo: 'inviters',
      Icon: UserPlusIcon,
      label: (t) => t('account.referral'),
    },
  },
  announcement: {
    paths: ['/agent/announcement'],
    frame: 'agent',
    load: () => import('#web/features/agent/announcement/AgentAnnouncements.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      Icon: MegaphoneIcon,
      label: (t) => t('account.agentNews'),
    },
  },
  overview: {
    paths: ['/agent/overview', '/agent'],
    frame: 'agent',
    load: () => import('#web/features/agent/overview/Overview.tsx'),
    memberMenu: {
      menus: ['agent', 'avatar'],
      shownTo: 'agents',
      Icon: TargetIcon,
      label: (t) => t('account.agentOverview'),
    },
  },
  contracts: {
    paths: ['/agent/contracts'],
    frame: 'agent',
    load: () => import('#web/features/agent/contracts/Contracts.tsx'),
    memberMenu: {
      menus: ['agent', 'avatar'],
      shownTo: 'agents',
      Icon: ShieldIcon,
      label: (t) => t('account.contracts'),
    },
  },
  account: {
    paths: ['/agent/account'],
    frame: 'agent',
    load: () => import('#web/features/agent/invitations/Invitations.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      Icon: UserPlusIcon,
      label: (t) => t('account.registerCentre'),
    },
  },
  teamManagement: {
    paths: ['/agent/teamManagement'],
    frame: 'agent',
    load: () => import('#web/features/agent/team/TeamManagement.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      Icon: GridIcon,
      label: (t) => t('account.teamManagement'),
    },
  },
  teamBetting: {
    paths: ['/agent/teamBetting'],
    frame: 'agent',
    load: () => import('#web/features/agent/figures/TeamBetting.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      Icon: TrophyIcon,
      label: (t) => t('account.teamBetting'),
    },
  },
  userProfit: {
    paths: ['/agent/userProfit'],
    frame: 'agent',
    load: () => import('#web/features/agent/figures/UserProfit.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      Icon: ReceiptIcon,
      label: (t) => t('account.userProfit'),
    },
  },
  myIncome: {
    paths: ['/agent/myIncome'],
    frame: 'agent',
    load: () => import('#web/features/agent/income/MyIncome.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      Icon: WalletIcon,
      label: (t) => t('account.myIncome'),
    },
  },
  transactionDetails: {
    paths: ['/agent/transactionDetails'],
    frame: 'agent',
    load: () => import('#web/features/agent/income/TransactionDetails.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      Icon: ReceiptIcon,
      label: (t) => t('account.transactionDetails'),
    },
  },
  dividend: {
    paths: ['/agent/dividend'],
    frame: 'agent',
    load: () => import('#web/features/agent/income/Dividend.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      ofContract: 'dividend',
      Icon: StarIcon,
      label: (t) => t('account.dividend'),
    },
  },
  dailySalary: {
    paths: ['/agent/dailySalary'],
    frame: 'agent',
    load: () => import('#web/features/agent/income/DailySalary.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      ofContract: 'dailySalary',
      Icon: ClockIcon,
      label: (t) => t('account.dailySalary'),
    },
  },
  hourlySalary: {
    paths: ['/agent/hourlySalary'],
    frame: 'agent',
    load: () => import('#web/features/agent/income/HourlySalary.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      ofContract: 'hourlySalary',
      Icon: ClockIcon,
      label: (t) => t('account.hourlySalary'),
    },
  },
  realTimeSalary: {
    paths: ['/agent/realTimeSalary'],
    frame: 'agent',
    load: () => import('#web/features/agent/income/RealTimeSalary.tsx'),
    memberMenu: {
      menus: ['agent'],
      shownTo: 'agents',
      ofContract: 'realTimeSalary',
      Icon: ClockIcon,
      label: (t) => t('account.realTimeSalary'),
    },
  },
  favourites: {
    paths: ['/fav'],
    frame: 'full',
    load: () => import('#web/features/lobby/Favourites.tsx'),
    shellMenu: [{ menus: ['side'], Icon: HeartIcon, label: (t) => t('menu.favourites') }],
    memberMenu: { menus: ['avatar'], Icon: HeartIcon, label: (t) => t('account.favourites') },
  },
  promo: {
    paths: ['/promotions'],
    frame: 'full',
    load: () => import('#web/features/promotions/PromotionsPage.tsx'),
    shellMenu: [
      {
        menus: ['side', 'bottom', 'memberBottom'],
        Icon: GiftIcon,
        label: (t) => t('menu.promotions'),
      },
    ],
  },
  promotion: {
    paths: ['/promotions/:id'],
    frame: 'full',
    load: () => import('#web/features/promotions/PromotionPage.tsx'),
  },
  application: {
    paths: ['/promotions/:id/apply'],
    frame: 'full',
    load: () => import('#web/features/application/ApplicationPage.tsx'),
  },
  pointMall: {
    paths: ['/pointMall'],
    frame: 'full',
    load: () => import('#web/features/points/PointMallPage.tsx'),
    shellMenu: [{ menus: ['side'], Icon: StarIcon, label: (t) => t('menu.points') }],
  },
  promoDetail: {
    paths: ['/promoDetail'],
    frame: 'full',
    load: () => import('#web/features/promotions/PromoDetail.tsx'),
  },
} as const satisfies Record<string, Page>;

/** The name of a page that has an address of its own. */
export type PageName = keyof typeof pages;

/** The names of the pages, in the order of their descriptions. */
export const pageNames = Object.keys(pages) as PageName[];
