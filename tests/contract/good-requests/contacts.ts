import { contactChange, contactCodes, contactUndo } from '../contact-requests.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `contacts`. */
export const contactsRequests: GoodRequestsOf<'contacts'> = {
  codes: contactCodes,
  change: contactChange,
  previewUndo: contactUndo,
  undo: contactUndo,
};
