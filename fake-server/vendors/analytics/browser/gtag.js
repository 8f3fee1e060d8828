// Works off the data layer as the Google tag does: what was pushed before, and what comes after.
(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) throw new Error('The tag is a script of its own.');
  const source = new URL(script.src);
  const id = source.searchParams.get('id') ?? '';
  const page = /** @type {Window & { dataLayer?: IArguments[] }} */ (window);
  const layer = (page.dataLayer ??= []);

  /** @param {IArguments} entry */
  const report = (entry) => {
    const [command, name, values] = /** @type {[string, string, Record<string, string>?]} */ ([
      ...entry,
    ]);
    if (command !== 'event') return;
    const told = new URLSearchParams({ id, name, ...values });
    void fetch(`${source.origin}/gtag/collect?${told.toString()}`, { keepalive: true });
  };

  for (const entry of layer) report(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    for (const entry of entries) report(entry);
    return push(...entries);
  };
})();
