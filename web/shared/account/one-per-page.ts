/**
 * A thing that lives as long as the page, made when it is first asked for: one for each services
 * object, so that parts that know nothing of one another find the same.
 */
export function onePerPage<Thing, Parts extends object = object>(create: (parts: Parts) => Thing) {
  const made = new WeakMap<object, Thing>();
  return (parts: Parts): Thing => {
    const known = made.get(parts);
    if (known !== undefined) return known;
    const thing = create(parts);
    made.set(parts, thing);
    return thing;
  };
}
