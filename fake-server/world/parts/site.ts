import { messageTable } from '../../store/messages.ts';
import { type Announcements, createAnnouncements } from '../announcements.ts';
import { type Content, createContent } from '../content.ts';
import { createGameAnnouncements, type GameAnnouncements } from '../game-announcements.ts';
import { createHelpCentre, type HelpBook } from '../help-centre.ts';
import { createSealing, type Sealing } from '../sealing.ts';
import { createServiceVisits, type ServiceVisits } from '../service-visits.ts';
import { createVisitorLanguages, type VisitorLanguages } from '../visitor-languages.ts';
import type { Foundation } from './foundation.ts';

/** What the site says to everybody, and how it is talked to. */
export interface Site {
  readonly sealing: Sealing;
  readonly content: Content;
  readonly announcements: Announcements;
  readonly gameAnnouncements: GameAnnouncements;
  readonly helpCentre: HelpBook;
  readonly serviceVisits: ServiceVisits;
  readonly visitorLanguages: VisitorLanguages;
}

/** The share of the site in a world. */
export async function siteOf(below: Foundation): Promise<Site> {
  const { database, clock, facts, firstDay, settings } = below;
  const announcements = createAnnouncements(firstDay, messageTable(database));
  return {
    sealing: await createSealing(database, clock),
    announcements,
    content: createContent(announcements),
    gameAnnouncements: createGameAnnouncements(firstDay),
    helpCentre: createHelpCentre(firstDay, settings),
    serviceVisits: createServiceVisits(facts, clock),
    visitorLanguages: createVisitorLanguages(clock),
  };
}
