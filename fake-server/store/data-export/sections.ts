import { moneySections } from './money.ts';
import { personSections } from './person.ts';
import { agentSections, playSections } from './play.ts';
import type { DataSection } from './section.ts';

/** The sections of the data export, in order (W5). */
export const dataSections: readonly DataSection[] = [
  ...personSections,
  ...moneySections,
  ...playSections,
  ...agentSections,
];

/** Tables with personal rows that no section covers, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  data_files: 'It is the file itself.',
  data_file_parts: 'It is the file itself.',
  name_looks: 'Of the account and the nickname, which are told, how they look.',
  recovery_codes: 'Secrets alone.',
  second_steps: 'Secrets of sign-ins that were begun, which end after minutes.',
  passkey_users: 'Random bytes by which devices know the person.',
  passkey_challenges: 'Secrets of a few minutes.',
  payout_account_checks: 'Holders that a directory named, who may be others; those added are told.',
  postings: 'The two sides of each line of the account record, one of them of the house.',
  team_places: 'Where the people of a team stand among each other.',
  team_past_places: 'Where the people of a team stood among each other.',
  income_shares: 'Parts of the lines of other agents; the own lines have their sums.',
  income_marks: 'Until when the contracts of all agents have been counted.',
};
