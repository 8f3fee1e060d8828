import { type ReactNode, useId } from 'react';

/** A titled part of the looking page. */
export function Section({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): React.JSX.Element {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id} data-section={title}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
