import { Section } from './Section.tsx';

const inks = ['text', 'text-muted', 'accent', 'accent-violet', 'accent-magenta'];
const tones = ['positive', 'warning', 'danger', 'info', 'gold'];

/** The surfaces with every ink on them. */
export function Colours(): React.JSX.Element {
  return (
    <Section title="Colours">
      <div className="columns">
        {[0, 1, 2, 3].map((level) => (
          <div
            key={level}
            className="swatch"
            style={{ background: `var(--surface-${level})`, blockSize: 'auto' }}
          >
            {[...inks, ...tones].map((ink) => (
              <span key={ink} style={{ color: `var(--${ink})` }}>
                {ink} on surface-{level}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div aria-hidden className="swatch" style={{ background: 'var(--aurora)' }} />
    </Section>
  );
}
