import { useTranslation } from 'react-i18next';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { addOfferWords } from '#web/i18n/language-offers.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { GlobeIcon } from '#web/ui/icons/GlobeIcon.tsx';
import { Strip } from '#web/ui/messages/Strip.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

interface LanguageOfferProps {
  readonly language: LanguageCode;
  /** The offer was accepted or declined. */
  readonly onAnswered: () => void;
}

/** Offers the browser's language, in that language (G1). */
export default function LanguageOffer({ language, onAnswered }: LanguageOfferProps) {
  const { tag, direction } = languages[language];
  const { i18n } = useServices();
  addOfferWords(i18n, language);
  const { t } = useTranslation('languageOffer', { lng: tag });
  const choose = useChooseLanguage();
  return (
    <Strip
      label={t('label')}
      icon={<GlobeIcon size={20} />}
      text={t('accept')}
      closeLabel={t('decline')}
      onPressed={() => {
        onAnswered();
        void choose(language);
      }}
      onClosed={onAnswered}
      lang={tag}
      dir={direction}
    />
  );
}
