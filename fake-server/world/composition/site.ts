import { messageTable } from '../../store/notifications/messages.ts';
import { createSealing, type Sealing } from '../protection/sealing.ts';
import { createVisitorLanguages, type VisitorLanguages } from '../sessions/visitor-languages.ts';
import { type Announcements, createAnnouncements } from '../site/announcements.ts';
import { type Content, createContent } from '../site/content.ts';
import { createGameAnnouncements, type GameAnnouncements } from '../site/game-announcements.ts';
import { createHelpCentre, type HelpCentreReads } from '../site/help-centre.ts';
import { createServiceVisits, type ServiceVisits } from '../site/service-visits.ts';
import type { Foundation } from './foundation.ts';

/** Public content, and contact with the site. */
export interface Site {
  readonly sealing: Sealing;
  readonly content: Content;
  readonly announcements: Announcements;
  readonly gameAnnouncements: GameAnnouncements;
  readonly helpCentre: HelpCentreReads;
  readonly serviceVisits: ServiceVisits;
  readonly visitorLanguages: VisitorLanguages;
}

/** A world's part about the site. */
export async function siteOf(below: Foundation): Promise<Site> {
  const { database, clock, facts, firstDay, settings } = below;
  const announcements = createAnnouncements(firstDay, messageTable(database), settings);
  return {
    sealing: await createSealing(database, clock),
    announcements,
    content: createContent(announcements, settings),
    gameAnnouncements: createGameAnnouncements(firstDay),
    helpCentre: createHelpCentre(firstDay, settings),
    serviceVisits: createServiceVisits(facts, clock),
    visitorLanguages: createVisitorLanguages(clock),
  };
}
