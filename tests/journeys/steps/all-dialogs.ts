import type { Locator, Page } from 'playwright-core';
import { payoutScenes } from '#fake-server/scenes/payout-scenes.ts';
import type { DialogName } from '#web/app/dialogs/dialogs.ts';
import { accountMenu } from './account.ts';
import { pressAsUsual } from './keyboard.ts';
import { givePoints, newest } from './people.ts';
import { someSlot } from './playing.ts';
import type { JourneyPortal } from './portal.ts';
import { solvePuzzle } from './puzzle.ts';
import { fillEmail, lastLink, openForgotten, recovery, sendLink } from './recovering.ts';
import {
  chooseMobile,
  codeField,
  fillMobile,
  fillPasswords,
  fillUsername,
  lastCode,
  submitButton,
} from './registering.ts';
import { goOnTo, see } from './seeing.ts';

/** Whose dialog it is. */
export type Person = 'visitor' | 'forgetful member' | 'newcomer' | 'member' | 'agent' | 'trial';

/**
 * How a person opens a dialog, by keyboard unless they double-click, and what has the focus after
 * it.
 */
export interface DialogStop {
  readonly who: Person;
  readonly name: string | RegExp;
  /** It asks for an answer. */
  readonly isQuestion?: boolean;
  /** Opens it, and returns what gets the focus back. */
  readonly open: (page: Page, portal: JourneyPortal) => Promise<Locator>;
}

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

/** Presses something, which gets the focus back. */
async function by(opener: Locator): Promise<Locator> {
  await pressAsUsual(opener);
  return opener;
}

/** Chooses from the account's menu, whose button gets the focus back. */
async function byAccountMenu(page: Page, name: string): Promise<Locator> {
  await pressAsUsual(accountMenu(page));
  await pressAsUsual(page.getByRole('menuitem', { name }));
  return accountMenu(page);
}

/**
 * Every dialog of the portal; a new one needs its row here. The menu covers the page only on
 * phones, reauthentication opens over its caller, and a lost answer is checked after a reload:
 * these have their own journeys.
 */
type WalkedDialog = Exclude<DialogName, 'menu' | 'reauthentication' | 'submissionCheck'>;

export const allDialogs: Readonly<Record<WalkedDialog, DialogStop>> = {
  login: {
    who: 'visitor',
    name: 'Entrar',
    open: (page) => by(header(page).getByRole('link', { name: 'Entrar' })),
  },
  registration: {
    who: 'visitor',
    name: /^Cadastre-se e ganhe/u,
    open: (page) => by(header(page).getByRole('link', { name: 'Cadastre-se' })),
  },
  forgotPassword: {
    who: 'visitor',
    name: 'Esqueceu a senha?',
    open: async (page) => {
      await pressAsUsual(header(page).getByRole('link', { name: 'Entrar' }));
      await pressAsUsual(
        page.getByRole('dialog').getByRole('button', { name: 'Esqueceu a senha?' }),
      );
      return header(page).getByRole('link', { name: 'Entrar' });
    },
  },
  announcements: {
    who: 'visitor',
    name: 'Comunicados',
    open: (page) => by(header(page).getByRole('button', { name: 'Comunicados' })),
  },
  announcementPages: {
    who: 'visitor',
    name: 'A corrida dos slots começou',
    open: async (page) => {
      await goOnTo(page, '/promotions');
      return by(
        page.getByRole('region', { name: 'Novidades das promoções' }).getByRole('button').first(),
      );
    },
  },
  appDownload: {
    who: 'visitor',
    name: 'Baixe o app',
    open: async (page) => {
      await pressAsUsual(menu(page).getByRole('button', { name: 'Baixar o app' }));
      return by(menu(page).getByRole('button', { name: 'Como instalar' }));
    },
  },
  help: {
    who: 'visitor',
    name: 'Central de ajuda',
    open: async (page) => {
      await pressAsUsual(menu(page).getByRole('button', { name: 'Atendimento' }));
      return by(menu(page).getByRole('button', { name: 'Central de ajuda' }));
    },
  },
  speedTest: {
    who: 'visitor',
    name: 'Teste de velocidade',
    open: (page) =>
      by(page.getByRole('contentinfo').getByRole('button', { name: 'Teste de velocidade' })),
  },
  endBonus: {
    who: 'member',
    name: 'Recusar este bônus?',
    isQuestion: true,
    open: async (page, portal) => {
      const memberId = newest(portal).id;
      const wagering = { times: 2, days: 3 };
      const grant = { memberId, kind: 'promotion_bonus', amount: 500, wagering } as const;
      portal.world.bonuses.grant({ ...grant, source: 'gift-of-the-journey' });
      await goOnTo(page, '/member/bonusDetails');
      return by(page.getByRole('button', { name: 'Recusar bônus: Presente nosso' }));
    },
  },
  lobbyBoards: {
    who: 'visitor',
    name: 'O que está rolando',
    open: async (page) => {
      await goOnTo(page, '/fish');
      return by(page.getByRole('main').getByRole('button', { name: /^Novidades/u }));
    },
  },
  vendorGames: {
    who: 'visitor',
    name: 'Jogos de Iron Arena',
    open: async (page) => {
      await pressAsUsual(menu(page).getByRole('link', { name: 'E-sports', exact: true }));
      return by(page.getByRole('article').filter({ hasText: 'Escolha um jogo' }).getByRole('link'));
    },
  },
  redeemReward: {
    who: 'member',
    name: 'Trocar',
    open: async (page, portal) => {
      givePoints(portal);
      await goOnTo(page, '/pointMall');
      return by(page.getByRole('button', { name: 'Trocar: Vale-café de R$ 50' }));
    },
  },
  voucher: {
    who: 'member',
    name: 'Vale-café de R$ 50',
    open: async (page, portal) => {
      const { redemptions } = portal.world;
      const wish = { rewardId: 'coffee-voucher', price: 450_000 };
      const { id } = redemptions.redeem(givePoints(portal), wish, 'PT');
      redemptions.decide(id, { state: 'approved' });
      await goOnTo(page, '/pointMall?view=redeemed');
      return by(page.getByRole('button', { name: 'Ver o código' }).first());
    },
  },
  changePassword: {
    who: 'member',
    name: 'Alterar senha',
    open: (page) => byAccountMenu(page, 'Alterar senha'),
  },
  addPayoutAccount: {
    who: 'member',
    name: 'Adicionar conta',
    open: async (page) => {
      await goOnTo(page, '/member/payoutAccounts');
      return by(page.getByRole('main').getByRole('button', { name: 'Adicionar conta' }));
    },
  },
  twoStep: {
    who: 'member',
    name: 'Ativar verificação em duas etapas',
    open: async (page) => {
      await goOnTo(page, '/member/securityCenter');
      return by(page.getByRole('button', { name: 'Ativar verificação em duas etapas' }));
    },
  },
  contactChange: {
    who: 'member',
    name: 'Seu e-mail',
    open: async (page) => {
      await goOnTo(page, '/member/securityCenter');
      return by(page.getByRole('button', { name: 'Adicionar um e-mail' }));
    },
  },
  passkeyAdding: {
    who: 'member',
    name: 'Adicionar chave de acesso',
    open: async (page) => {
      await goOnTo(page, '/member/securityCenter');
      return by(page.getByRole('button', { name: 'Adicionar chave de acesso' }));
    },
  },
  moneyPassword: {
    who: 'member',
    name: 'Criar senha de transação',
    open: async (page) => {
      await goOnTo(page, '/member/payoutAccounts');
      return by(page.getByRole('button', { name: 'Criar senha de transação' }));
    },
  },
  contractRequest: {
    who: 'agent',
    name: 'Carlos Pereira oferece a você: Dividendo',
    open: async (page) => {
      await goOnTo(page, '/agent/contracts');
      const dividend = page.getByRole('listitem').filter({ hasText: 'Dividendo' });
      return by(dividend.getByRole('button', { name: 'Ver oferta' }));
    },
  },
  deposit: {
    who: 'member',
    name: 'Depósito',
    open: async (page, portal) => {
      await goOnTo(page, someSlot(portal).address);
      return by(header(page).getByRole('button', { name: 'Depósito' }));
    },
  },
  payoutConfirmation: {
    who: 'member',
    name: 'O pagamento de R$\u00a0150,00 chegou?',
    open: async (page, { world }) => {
      // The person who registered last is signed in.
      for (const member of world.members.newest(1))
        payoutScenes.play(world, member, 'withdrawal-disbursed');
      await goOnTo(page, '/member/withdraw');
      await pressAsUsual(page.getByRole('row', { name: /150,00/u }).getByRole('link'));
      return by(page.getByRole('button', { name: 'Responder' }));
    },
  },
  signOutConfirmation: {
    who: 'member',
    name: 'Sair da conta?',
    isQuestion: true,
    open: (page) => byAccountMenu(page, 'Sair'),
  },
  realAccountNeeded: {
    who: 'trial',
    name: /./u,
    isQuestion: true,
    open: (page) => byAccountMenu(page, 'Alterar senha'),
  },
  newAccount: {
    who: 'newcomer',
    name: 'Sua conta foi criada',
    open: async (page, portal) => {
      await page.goto('/register');
      await chooseMobile(page);
      await fillMobile(page, portal, '11 91234-9999');
      await fillPasswords(page);
      await codeField(page).fill(lastCode(portal));
      await pressAsUsual(submitButton(page));
      await solvePuzzle(page, portal);
      // It reopens after a reload, as unread (A25).
      await see(page.getByRole('dialog', { name: 'Sua conta foi criada' }));
      await page.reload();
      return page.getByRole('main');
    },
  },
  registrationSuccess: {
    who: 'newcomer',
    name: 'Boas-vindas à Aurora Play!',
    open: async (page, portal) => {
      // As a newcomer again.
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('/register');
      await fillUsername(page, 'novata9');
      await pressAsUsual(submitButton(page));
      await solvePuzzle(page, portal);
      return page.getByRole('main');
    },
  },
  recoveryLinkExpired: {
    who: 'forgetful member',
    name: 'Este link não funciona mais',
    isQuestion: true,
    open: async (page, portal) => {
      await openForgotten(page);
      await fillEmail(page, 'maria', 'maria@example.com');
      await sendLink(page);
      await see(recovery(page).getByText('maria@example.com'));
      portal.world.clock.move(30 * 60_000);
      await page.goto(lastLink(portal));
      return page.getByRole('main');
    },
  },
};
