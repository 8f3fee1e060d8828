import { Link } from 'react-router-dom';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import styles from './MenuView.module.css';
import type { VendorListProps } from './MenuView.tsx';

/** A category's vendors in the side menu, once opened (S2, R5). */
export default function MenuVendors({ segment, vendors, onNavigated }: VendorListProps) {
  return vendors.map((vendor) => (
    <li key={vendor.vassalage}>
      <Link
        to={`/${segment}?page=${encodeURIComponent(vendor.vassalage)}`}
        className={styles.vendor ?? ''}
        onClick={onNavigated}
      >
        <Picture address={vendor.smallIcon} alt="" width={20} height={20} />
        {vendor.name}
      </Link>
    </li>
  ));
}
