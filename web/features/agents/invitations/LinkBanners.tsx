import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import styles from './invitations.module.css';
import { linkAddress } from './link-address.ts';

const WIDTH = 1200;
const HEIGHT = 360;
/** Enough to choose from. */
const MAX = 3;

/** Escapes text for an HTML attribute. */
function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Banners for the agent's own page, each with the HTML of a link (C1). */
export function LinkBanners({ code }: { readonly code: string }) {
  const { t } = useTranslation('invitations');
  const { data } = useQuery(queries.content.notices({ query: { language: useLanguage() } }));
  const banners = data?.banners.filter(({ groupName }) => groupName === 'w_home').slice(0, MAX);
  if (!banners || banners.length === 0) return null;
  const htmlOf = (title: string, picture: string) =>
    `<a href="${quoted(linkAddress(code))}"><img src="${quoted(new URL(picture, location.origin).href)}" width="${WIDTH}" height="${HEIGHT}" alt="${quoted(title)}"></a>`;
  return (
    <section className={styles.page} aria-labelledby="banners-title">
      <h2 id="banners-title">{t('banners')}</h2>
      <p className={styles.muted}>{t('bannersText')}</p>
      <ul role="list" className="stack">
        {banners.map(({ bannerId, url, title }) => (
          <li key={bannerId}>
            <Card className="stack">
              <Picture
                address={url}
                alt={title}
                width={WIDTH}
                height={HEIGHT}
                className={styles.banner}
              />
              <Disclosure title={t('html')}>
                <CopyValue
                  label={title}
                  value={htmlOf(title, url)}
                  copyLabel={t('copyHtmlOf', { title })}
                  copyText={t('copy')}
                  copiedText={t('copied')}
                />
              </Disclosure>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
