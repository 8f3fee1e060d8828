import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VendorCard, VendorLane } from '#contract/entities/game.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';
import { Brand } from '#web/shared/page/Brand.tsx';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FooterAccount } from './FooterAccount.tsx';
import { FooterServices } from './FooterServices.tsx';
import styles from './FooterView.module.css';

/** Logos of the payment methods (S5). */
const paymentMarks = ['pix', 'card', 'bank', 'wallet', 'crypto'] as const;
const PROVIDERS = 12;

interface FooterViewProps {
  /** Full years (G6). */
  readonly minimumAge: number;
  readonly year: number;
  /** The vendors of each category; undefined while loading. */
  readonly lanes: readonly VendorLane[] | undefined;
}

/** The footer (S5): links, game vendors, payment methods, and legal duties. */
export default function FooterView({ minimumAge, year, lanes = [] }: FooterViewProps) {
  const { t } = useTranslation(['shell', 'service']);
  const providers = hotVendors(lanes).slice(0, PROVIDERS);
  return (
    <footer className={styles.footer}>
      <div className={styles.duty}>
        <span className={styles.age} aria-hidden="true">
          {minimumAge}+
        </span>
        <p>
          {t('footer.adultsOnly', { age: minimumAge })} {t('footer.responsible')}
        </p>
        <Link to="/safer-play" className={buttonClass({ size: 's' })}>
          {t('service:saferPlay')}
        </Link>
      </div>
      <div className={styles.columns}>
        <div className={classNames('muted', styles.about)}>
          <Brand />
          <p>{t('footer.about')}</p>
        </div>
        <nav aria-label={t('footer.games')} className={styles.long}>
          <h2>{t('footer.games')}</h2>
          <ul role="list" className={styles.links}>
            {lobbyCategories.map(({ category, segment }) => (
              <li key={category}>
                <Link to={`/${segment}`}>{t(`category.${category}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <FooterAccount />
        <FooterServices />
      </div>
      <div className={styles.providers}>
        <h2>{t('footer.payments')}</h2>
        <ul role="list" className={styles.marks}>
          {paymentMarks.map((name) => (
            <li key={name}>
              <Picture
                address={`/art/payments/${name}.svg`}
                alt={t(`service:payment.${name}`)}
                width={92}
                height={33}
              />
            </li>
          ))}
        </ul>
      </div>
      {providers.length > 0 && (
        <div className={styles.providers}>
          <h2>{t('footer.providers')}</h2>
          <ul role="list" className={styles.marks}>
            {providers.map(({ name, logo }) => (
              <li key={name}>
                <Picture address={logo} alt={name} width={110} height={33} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.legal}>
        <p>{t('footer.copyright', { year })}</p>
      </div>
    </footer>
  );
}

/** The hot vendors, each once: one may be in several lanes. */
function hotVendors(lanes: readonly VendorLane[]): readonly VendorCard[] {
  const hot = lanes.flatMap(({ cards }) => cards).filter(({ isHot }) => isHot === 1);
  return [...new Map(hot.map((card) => [card.vassalage, card])).values()];
}
