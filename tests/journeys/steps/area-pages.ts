import { createInstance } from 'i18next';
import { messageFilesOf, readMessages } from '#tools/message-files.ts';
import type { Area, Page } from '#web/app/page.ts';
import { type PageName, pageNames, pages } from '#web/app/pages.ts';
import type { PageVisit, PageVisits } from './page-visits.ts';

/** The name of a page inside an area of the portal. */
export type AreaPage = {
  [Name in PageName]: (typeof pages)[Name]['frame'] extends Area ? Name : never;
}[PageName];

/** What a page is called that is not called as the menu of its area has it. */
const calledOtherwise: { readonly [Name in AreaPage]?: Pick<PageVisit, 'title' | 'tab'> } = {
  memberCentre: { title: 'Olá, João Souza', tab: 'Área do membro' },
  transferDownline: { title: 'Para quem é a transferência?', tab: 'Transferir para a equipe' },
};

/** What somebody sees in place of the pages of an area. */
const closedTo = {
  member: { visitor: { title: 'Entre para ver sua área do membro', tab: 'Área do membro' } },
  agent: {
    visitor: { title: 'Entre para ver a área do agente', tab: 'Área do agente' },
    member: { title: 'Somente para agentes', tab: 'Área do agente' },
  },
} as const;

const texts = createInstance();
const files = [...messageFilesOf('PT')].map(([name, file]) => [name, readMessages(file)] as const);
await texts.init({ lng: 'pt', resources: { pt: Object.fromEntries(files) }, defaultNS: 'shell' });

/** Every page inside an area, by its description: it is called as its menu has it. */
export function areaPages(): Readonly<Record<AreaPage, PageVisits>> {
  const stops = (['member', 'agent'] as const).flatMap((area) =>
    pageNames
      .filter((name): name is AreaPage => pages[name].frame === area)
      // The frame of an area closes all of its pages: one of them is tried.
      .map((name, index) => [name, stopsAt(name, area, index === 0)] as const),
  );
  return Object.fromEntries(stops) as Record<AreaPage, PageVisits>;
}

function stopsAt(name: AreaPage, area: Area, isClosedOneTried: boolean): PageVisits {
  const { paths, memberMenu }: Page = pages[name];
  const [address, ...aliases] = paths;
  const title = memberMenu?.label(texts.t);
  const called = calledOtherwise[name] ?? (title === undefined ? undefined : { title });
  if (!called) throw new Error(`The page '${name}' is in no menu: what is it called?`);
  const open: PageVisit = { ...called, address };
  const onlyOnce = (stop: PageVisit): readonly PageVisit[] => (isClosedOneTried ? [stop] : []);
  const visitor = onlyOnce({ address, ...closedTo[area].visitor, isBehindLogin: true });
  const all = [
    open,
    ...aliases.map((alias): PageVisit => ({ ...open, address: alias, look: 'alias' })),
  ];
  if (area === 'member') return { visitor, member: all };
  return { visitor, member: onlyOnce({ address, ...closedTo.agent.member }), agent: all };
}
