import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { completeLanguages, languages } from '#contract/entities/language.ts';
import { type FlowPictures, PICTURES_CALL } from '#contract/flow-pictures-types.ts';
import { folderOf, stateWords } from '#machines/catalogue/in-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { readAgainEvery, readFromFake } from '../read-from-fake.ts';
import styles from './StatePicture.module.css';

/** A run of the gallery takes minutes. */
const READ_MILLISECONDS = 60_000;
const themes = ['dark', 'light'] as const;

interface StatePictureProps {
  /** Id of the machine. */
  readonly flow: string;
  readonly path: string;
}

/** What a person sees in a state, as the gallery's last run pictured it on a phone. */
export function StatePicture({ flow, path }: StatePictureProps): React.JSX.Element | null {
  const { t, i18n } = useTranslation('flows');
  const { data } = useQuery({
    queryKey: ['pictures'],
    queryFn: () => readFromFake<FlowPictures>(PICTURES_CALL),
    ...readAgainEvery(READ_MILLISECONDS),
  });
  if (!data) return null;
  const state = `${folderOf({ id: flow })}/${path}`;
  if (!data.states.includes(state)) {
    return (
      <p className="hint">{t(data.states.length > 0 ? 'picture.none' : 'picture.noGallery')}</p>
    );
  }
  const language = completeLanguages.find((code) => languages[code].tag === i18n.language);
  return (
    <>
      {themes.map((theme) => {
        const address = `${PICTURES_CALL}/${state}/${language}-phone-${theme}.png`;
        return (
          <a
            key={theme}
            href={address}
            target="_blank"
            rel="noreferrer"
            className={classNames(styles.picture, styles[theme])}
          >
            <img src={address} alt={t('picture.of', { state: stateWords(path) })} loading="lazy" />
          </a>
        );
      })}
    </>
  );
}
