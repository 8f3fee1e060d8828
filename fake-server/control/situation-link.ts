import { z } from 'zod/v4';
import { languageCodes } from '#contract/entities/language.ts';
import { scenarioNames } from '../situation/situation.ts';
import { scenarioNameSchema } from './requests.ts';

/** A situation that a link names: scenarios, person, language, page and state (T14). */
export interface Situation {
  readonly names: readonly string[];
  /** A path of this site. */
  readonly to: string;
  /** The account; by default the signed-in one. */
  readonly person: string | undefined;
  readonly language: string | undefined;
  /** The state that the portal is put into on the flows page. */
  readonly place: { readonly flow: string; readonly state: string } | undefined;
}

const machineText = z.string().regex(/^[\w.]{1,200}$/u);

const querySchema = z.object({
  to: z.string().optional(),
  person: z.string().min(1).max(64).optional(),
  language: z.enum(languageCodes).optional(),
  flow: machineText.optional(),
  state: machineText.optional(),
});

/**
 * Reads a link.
 *
 * @param names scenarios, separated by commas
 * @returns why it is wrong, for the person who follows it
 */
export function situationOf(
  names: string,
  query: unknown,
): Situation | { readonly status: number; readonly error: string } {
  const wrong = scenarioNames(names).find((name) => !scenarioNameSchema.safeParse(name).success);
  if (wrong !== undefined) return { status: 404, error: `There is no scenario '${wrong}'.` };
  const link = querySchema.safeParse(query);
  const to = ownPath(link.data?.to);
  if (!link.success || to === undefined) {
    return {
      status: 400,
      error: 'A link leads to a path of this site, with what the page offers.',
    };
  }
  const { person, language, flow, state } = link.data;
  const place = flow !== undefined && state !== undefined ? { flow, state } : undefined;
  return { names: scenarioNames(names), to, person, language, place };
}

/** A path of this site, home if left out; undefined for other sites. */
function ownPath(to: string | undefined): string | undefined {
  if (to === undefined) return '/';
  // Parsed as a browser does: `//host` and `/\host` would leave the site.
  const base = 'http://own.invalid';
  if (!to.startsWith('/') || !URL.canParse(to, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(to, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
