import { Navigate, useSearchParams } from 'react-router-dom';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';

/** The former address of a promotion, `/promoDetail?id=`: it redirects to its own (R3). */
export default function PromoDetail() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <Navigate to={id === '' ? '/promotions' : promotionPath(id)} replace />;
}
