import { manifest } from 'virtual:contract-manifest';
import { type ClientRoute, routeOf } from './manifest-route.ts';

const domains: Readonly<Record<string, Readonly<Record<string, string>>>> = manifest;

/** Maps every route of the contract, by domain and name. */
export function mapRoutes<Made>(make: (domain: string, name: string, text: string) => Made) {
  return Object.fromEntries(
    Object.entries(domains).map(([domain, routes]) => [
      domain,
      Object.fromEntries(
        Object.entries(routes).map(([name, text]) => [name, make(domain, name, text)]),
      ),
    ]),
  );
}

/** The route of this name; undefined if the contract has none. */
export function routeNamed(domain: string, name: string): ClientRoute | undefined {
  const text = domains[domain]?.[name];
  return text === undefined ? undefined : routeOf(domain, name, text);
}
