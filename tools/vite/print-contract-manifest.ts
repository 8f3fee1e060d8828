import type { z } from 'zod/v4';
import { bodyTypeOf, FORM_TYPE, type RouteMetadata } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { pathOfName } from '#web/api/manifest-route.ts';
import { type ReadRow, reads } from '#web/api/reads.ts';
import { answerShapeOf } from './answer-shape-of.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly metadata: RouteMetadata;
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/**
 * Prints what the web client needs of each route, in few bytes: method, path and flags, if any: `p`
 * where no token is needed, `s` for a sealed body, `f` for one that travels as a form, `o` for an
 * action that counts once, `r` for one that changes nothing; of a read also what its answer holds,
 * and its row of the table of reads. A path that follows from the call's name is left out, and one
 * below its domain's begins with a dot.
 */
const rows: Readonly<Record<string, Readonly<Record<string, ReadRow>>>> = reads;
const domains: Readonly<Record<string, Readonly<Record<string, Route>>>> = contract;
const manifest = Object.fromEntries(
  Object.entries(domains).map(([domain, routes]) => [
    domain,
    Object.fromEntries(
      Object.entries(routes).map(([name, route]) => {
        const { method, path, metadata } = route;
        const flags = [
          metadata.auth === 'none' && 'p',
          metadata.sealed && 's',
          bodyTypeOf(route) === FORM_TYPE && 'f',
          metadata.once && 'o',
          metadata.readOnly && 'r',
        ].filter((flag) => flag !== false);
        const shape = method === 'GET' ? answerShapeOf(route.responses[200]) : '';
        const row = rows[domain]?.[name]?.join(',') ?? '';
        const text = [method, shortPath(domain, name, path), flags.join(''), shape, row].join(' ');
        return [name, text.trimEnd()];
      }),
    ),
  ]),
);

function shortPath(domain: string, name: string, path: string): string {
  const above = pathOfName(domain);
  if (path === above + pathOfName(name)) return '';
  const isBelow = path === above || path.startsWith(`${above}/`);
  return isBelow ? `.${path.slice(above.length)}` : path;
}

process.stdout.write(JSON.stringify(manifest));
