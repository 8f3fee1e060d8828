/** A lazily created singleton per services object, shared by parts that do not know each other. */
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
