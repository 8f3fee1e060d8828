/**
 * Runs in the report: hides what the chosen filters leave out, and keeps them in the address. It is
 * self-contained, because a page from disk loads no module.
 */
export function filterReport(): void {
  const form = document.querySelector<HTMLFormElement>('.filters');
  if (form === null) return;
  const valueOf = (name: string) =>
    new URLSearchParams(
      [...new FormData(form)].map(([key, value]) => [key, typeof value === 'string' ? value : '']),
    ).get(name) ?? '';
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) {
      field.value = value;
    }
  }
  const isShown = ({ dataset }: HTMLElement) =>
    ['language', 'theme', 'size'].every((name) => ['', dataset[name]].includes(valueOf(name))) &&
    (valueOf('faulty') === '' || dataset['faulty'] === 'true');
  const apply = () => {
    const words = valueOf('text').trim().toLowerCase();
    for (const screen of document.querySelectorAll<HTMLElement>('.screen')) {
      const pictures = [...screen.querySelectorAll<HTMLElement>('.pictures > li')];
      for (const picture of pictures) picture.hidden = !isShown(picture);
      const hasWords = screen.dataset['words']?.includes(words) ?? true;
      screen.hidden = !hasWords || pictures.every(({ hidden }) => hidden);
    }
    const chosen = new URLSearchParams();
    for (const name of ['language', 'theme', 'size', 'faulty', 'text']) {
      if (valueOf(name) !== '') chosen.set(name, valueOf(name));
    }
    if (chosen.size > 0) history.replaceState(null, '', `#${chosen}`);
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
}
