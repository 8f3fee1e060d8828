import { contactChange, contactCodes, contactUndo } from '../contact-requests.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** One good request for each call of `contacts`. */
export const contactsRequests: GoodRequestsOf<'contacts'> = {
  codes: contactCodes,
  change: contactChange,
  previewUndo: contactUndo,
  undo: contactUndo,
};
