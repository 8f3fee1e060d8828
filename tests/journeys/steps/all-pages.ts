import { pageAddresses } from '#tests/support/page-addresses.ts';
import { type PageName, pages } from '#web/app/pages.ts';
import { type AreaPage, areaPages } from './area-pages.ts';
import type { PageVisit, PageVisits } from './page-visits.ts';
import { someSlot, someTable } from './playing.ts';
import type { JourneyPortal } from './portal.ts';

/** Title of the home page, and the last words of every other one's. */
export const SITE = 'Aurora Play';

/** Every page that is described as somebody meets it, and one that does not exist. */
export function allPages(
  portal: JourneyPortal,
): Readonly<Record<PageName | 'nowhere', PageVisits>> {
  return { ...otherPages(portal), ...areaPages() };
}

function otherPages(
  portal: JourneyPortal,
): Readonly<Record<Exclude<PageName, AreaPage> | 'nowhere', PageVisits>> {
  const slot = someSlot(portal);
  const table = someTable(portal);
  const [promotion] = portal.world.promotions.list(undefined, 'PT');
  if (!promotion) throw new Error('There is no promotion.');
  const home: PageVisit = { address: '/', title: SITE };
  const favourites: PageVisit = { address: '/fav', title: 'Favoritos' };
  const atPromotion: PageVisit = { address: `/promotions/${promotion.id}`, title: promotion.title };
  const registration: PageVisit = {
    address: '/register',
    title: 'Cadastre-se e ganhe R$\u00a020',
    tab: 'Criar conta',
  };
  const help: PageVisit = { address: '/help', title: 'Central de ajuda' };
  const download: PageVisit = { address: '/down', title: 'Baixe o app' };
  return {
    index: { visitor: [home, ...aliases('index', home)], member: [home] },
    egame: {
      visitor: [
        { address: '/rng', title: 'Slots' },
        { address: '/live', title: 'Cassino ao vivo', look: 'built' },
        { address: '/fish', title: 'Pesca', look: 'built' },
        { address: '/pvp', title: 'Mesas e cartas', look: 'built' },
        { address: '/sports', title: 'Esportes', look: 'built' },
        { address: '/esports', title: 'E-sports', look: 'built' },
        { address: '/inhouse', title: 'Originais', look: 'built' },
      ],
      member: [],
    },
    search: {
      visitor: [
        { address: '/search', title: 'Buscar' },
        { address: '/search?q=ouro', title: 'Buscar', tab: 'ouro · Buscar' },
      ],
      member: [{ address: '/search?q=saque', title: 'Buscar', tab: 'saque · Buscar' }],
    },
    favourites: { visitor: [favourites], member: [favourites] },
    byIframe: {
      visitor: [{ address: '/game', title: 'Este jogo não está mais disponível' }],
      member: [{ address: slot.address, title: slot.name }],
    },
    seamless: {
      visitor: [{ address: table.address, title: table.name, isBehindLogin: true }],
      member: [{ address: table.address, title: table.name }],
    },
    lottery: {
      visitor: [
        { address: '/lottery', title: 'Loterias' },
        { address: '/lottery?gameCode=loto-relampago', title: 'Loto Relâmpago' },
      ],
      member: [{ address: '/lottery?gameCode=seis-de-ouro&show=rules', title: 'Seis de Ouro' }],
    },
    vnlottery: {
      visitor: [{ address: '/vnlottery?bars=1&gameCode=mien-bac', title: 'Miền Bắc' }],
      member: [],
    },
    elott: {
      visitor: [{ address: '/elott', title: 'Loteria eletrônica', look: 'built' }],
      member: [],
    },
    login: { visitor: [{ address: '/login', title: 'Entrar' }], member: [also('/login', home)] },
    registration: {
      visitor: [registration, ...aliases('registration', registration)],
      member: [also('/register', home)],
    },
    promo: { visitor: [{ address: '/promotions', title: 'Promoções' }], member: [] },
    promotion: { visitor: [atPromotion], member: [atPromotion] },
    application: {
      visitor: [{ address: '/promotions/live-cashback/apply', title: 'Pedido de bônus' }],
      member: [{ address: '/promotions/live-cashback/apply', title: 'Pedido de bônus' }],
    },
    pointMall: {
      visitor: [{ address: '/pointMall', title: 'Loja de pontos' }],
      member: [{ address: '/pointMall', title: 'Loja de pontos' }],
    },
    promoDetail: { visitor: [also(`/promoDetail?id=${promotion.id}`, atPromotion)], member: [] },
    download: { visitor: [download, ...aliases('download', download)], member: [] },
    help: { visitor: [help, ...aliases('help', help)], member: [] },
    policies: {
      visitor: [
        { address: '/safer-play', title: 'Jogo responsável' },
        { address: '/terms', title: 'Termos de uso', look: 'alias' },
        { address: '/privacy', title: 'Privacidade', look: 'alias' },
        { address: '/licence', title: 'Licença', look: 'alias' },
      ],
      member: [],
    },
    accountRecovery: {
      visitor: [{ address: '/account-recovery', title: 'Recuperar sua conta' }],
      member: [],
    },
    contactUndo: {
      visitor: [
        { address: '/undo-contact', title: 'Desfazer uma alteração' },
        { address: '/stop-account-recovery', title: 'Cancelar a recuperação da conta' },
      ],
      member: [],
    },
    nowhere: { visitor: [{ address: '/nowhere', title: 'Página não encontrada' }], member: [] },
  };
}

/** Another address of the same page. */
function also(address: string, page: PageVisit): PageVisit {
  return { ...page, address, look: 'alias' };
}

/** The other addresses of a page, by its description. */
function aliases(name: PageName, page: PageVisit): readonly PageVisit[] {
  return pages[name].paths.slice(1).map((path) => also(path, page));
}

/** The address in the descriptions that this one is an example of; undefined where there is none. */
export function inTable(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://portal');
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/:[a-z]+/giu, '[^/]+')}$`, 'u').test(pathname);
  return pageAddresses.find((pattern) => pattern === pathname) ?? pageAddresses.find(fits);
}
