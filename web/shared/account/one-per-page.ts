import type { Services } from '#web/shared/services/services.ts';

/** A thing that lives as long as the page, made when it is first asked for. */
export function onePerPage<Thing>(create: (services: Services) => Thing) {
  const made = new WeakMap<Services, Thing>();
  return (services: Services): Thing => {
    const known = made.get(services);
    if (known !== undefined) return known;
    const thing = create(services);
    made.set(services, thing);
    return thing;
  };
}
