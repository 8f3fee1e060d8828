import { bodyTypeOf, FORM_TYPE, type RouteMetadata } from '#contract/call.ts';
import { contract } from '#contract/index.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly metadata: RouteMetadata;
}

/**
 * Prints what the web client needs of each route: `[method, path, auth, sealed as 0 or 1]`. Behind
 * it stands whether the body travels as a form, and whether the action counts once, where they do.
 */
const domains: Readonly<Record<string, Readonly<Record<string, Route>>>> = contract;
const manifest = Object.fromEntries(
  Object.entries(domains).map(([domain, routes]) => [
    domain,
    Object.fromEntries(
      Object.entries(routes).map(([name, route]) => {
        const { method, path, metadata } = route;
        const isForm = bodyTypeOf(route) === FORM_TYPE;
        const rest = metadata.once ? [isForm ? 1 : 0, 1] : isForm ? [1] : [];
        return [name, [method, path, metadata.auth, metadata.sealed ? 1 : 0, ...rest]];
      }),
    ),
  ]),
);
process.stdout.write(JSON.stringify(manifest));
