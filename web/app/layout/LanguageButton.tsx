import { useQuery } from '@tanstack/react-query';
import { sitePermission } from '#web/api/site-permission.ts';
import { LanguagePlace } from '#web/app/shell/LanguagePlace.tsx';
import { useLanguage } from '#web/i18n/use-language.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { offeredLanguages } from './offered-languages.ts';

const LanguageChooser = lazyPart(
  () => import('./LanguageChooser.tsx'),
  <Place />,
  () => null,
);

interface LanguageButtonProps {
  /** A button, or an entry of the account menu. */
  readonly look?: 'button' | 'entry';
}

/** The header keeps its layout when the button appears. */
function Place() {
  return <LanguagePlace code={useLanguage()} />;
}

/** Changes the language from every header and screen (S1); hidden if there is only one. */
export function LanguageButton({ look = 'button' }: LanguageButtonProps) {
  const { data, isPending } = useQuery(sitePermission());
  if (isPending) return <Place />;
  const languages = offeredLanguages(data);
  return languages.length > 1 && <LanguageChooser languages={languages} look={look} />;
}
