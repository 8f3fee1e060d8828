import { BoltIcon } from '#web/ui/icons/BoltIcon.tsx';
import { CalendarIcon } from '#web/ui/icons/CalendarIcon.tsx';
import { ChartIcon } from '#web/ui/icons/ChartIcon.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { CoinsIcon } from '#web/ui/icons/CoinsIcon.tsx';
import { ContractIcon } from '#web/ui/icons/ContractIcon.tsx';
import { GridIcon } from '#web/ui/icons/GridIcon.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { PercentIcon } from '#web/ui/icons/PercentIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { StatementIcon } from '#web/ui/icons/StatementIcon.tsx';
import { TeamIcon } from '#web/ui/icons/TeamIcon.tsx';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import type { PageIn } from '../page.ts';

/** The pages of the agent centre, in the order of its menu (C1). */
export const agentPages = {
  announcement: {
    paths: ['/agent/announcement'],
    frame: 'agent',
    load: () => import('#web/features/agents/announcement/AgentAnnouncements.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'office',
      shownTo: 'agents',
      Icon: MegaphoneIcon,
      label: (t) => t('account.agentNews'),
    },
  },
  overview: {
    paths: ['/agent/overview', '/agent'],
    frame: 'agent',
    load: () => import('#web/features/agents/overview/Overview.tsx'),
    memberMenu: {
      menus: ['agent', 'avatar'],
      group: 'office',
      shownTo: 'agents',
      Icon: GridIcon,
      label: (t) => t('account.agentOverview'),
    },
  },
  contracts: {
    paths: ['/agent/contracts'],
    frame: 'agent',
    load: () => import('#web/features/agents/contracts/Contracts.tsx'),
    memberMenu: {
      menus: ['agent', 'avatar'],
      group: 'office',
      shownTo: 'agents',
      Icon: ContractIcon,
      label: (t) => t('account.contracts'),
    },
  },
  account: {
    paths: ['/agent/account'],
    frame: 'agent',
    load: () => import('#web/features/agents/invitations/Invitations.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'team',
      shownTo: 'agents',
      Icon: UserPlusIcon,
      label: (t) => t('account.registerCentre'),
    },
  },
  teamManagement: {
    paths: ['/agent/teamManagement'],
    frame: 'agent',
    load: () => import('#web/features/agents/team/TeamManagement.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'team',
      shownTo: 'agents',
      Icon: TeamIcon,
      label: (t) => t('account.teamManagement'),
    },
  },
  transferDownline: {
    paths: ['/agent/transferDownline'],
    frame: 'agent',
    load: () => import('#web/features/transfers/DownlineTransferPage.tsx'),
  },
  teamBetting: {
    paths: ['/agent/teamBetting'],
    frame: 'agent',
    load: () => import('#web/features/agents/figures/TeamBetting.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'team',
      shownTo: 'agents',
      Icon: ReceiptIcon,
      label: (t) => t('account.teamBetting'),
    },
  },
  userProfit: {
    paths: ['/agent/userProfit'],
    frame: 'agent',
    load: () => import('#web/features/agents/figures/UserProfit.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'team',
      shownTo: 'agents',
      Icon: ChartIcon,
      label: (t) => t('account.userProfit'),
    },
  },
  myIncome: {
    paths: ['/agent/myIncome'],
    frame: 'agent',
    load: () => import('#web/features/agents/income/MyIncome.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'income',
      shownTo: 'agents',
      Icon: CoinsIcon,
      label: (t) => t('account.myIncome'),
    },
  },
  transactionDetails: {
    paths: ['/agent/transactionDetails'],
    frame: 'agent',
    load: () => import('#web/features/agents/income/TransactionDetails.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'income',
      shownTo: 'agents',
      Icon: StatementIcon,
      label: (t) => t('account.transactionDetails'),
    },
  },
  dividend: {
    paths: ['/agent/dividend'],
    frame: 'agent',
    load: () => import('#web/features/agents/income/Dividend.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'income',
      shownTo: 'agents',
      contractKind: 'dividend',
      Icon: PercentIcon,
      label: (t) => t('account.dividend'),
    },
  },
  dailySalary: {
    paths: ['/agent/dailySalary'],
    frame: 'agent',
    load: () => import('#web/features/agents/income/DailySalary.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'income',
      shownTo: 'agents',
      contractKind: 'dailySalary',
      Icon: CalendarIcon,
      label: (t) => t('account.dailySalary'),
    },
  },
  hourlySalary: {
    paths: ['/agent/hourlySalary'],
    frame: 'agent',
    load: () => import('#web/features/agents/income/HourlySalary.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'income',
      shownTo: 'agents',
      contractKind: 'hourlySalary',
      Icon: ClockIcon,
      label: (t) => t('account.hourlySalary'),
    },
  },
  realTimeSalary: {
    paths: ['/agent/realTimeSalary'],
    frame: 'agent',
    load: () => import('#web/features/agents/income/RealTimeSalary.tsx'),
    memberMenu: {
      menus: ['agent'],
      group: 'income',
      shownTo: 'agents',
      contractKind: 'realTimeSalary',
      Icon: BoltIcon,
      label: (t) => t('account.realTimeSalary'),
    },
  },
} as const satisfies Record<string, PageIn<'agent'>>;
