/// <reference types="vite/client" />
import type { ComponentType } from 'react';
import type { IconProps } from '#web/ui/icons/Icon.tsx';
import { Section } from './Section.tsx';

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  '../../../../web/ui/icons/*.tsx',
  { eager: true },
);
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

/** Every icon of the set with its name. */
export function Icons(): React.JSX.Element {
  return (
    <Section title="Icons">
      <div className="icons">
        {icons.map(([name, Glyph]) => (
          <div key={name}>
            <Glyph size={28} />
            {name.replace('Icon', '')}
          </div>
        ))}
      </div>
    </Section>
  );
}
