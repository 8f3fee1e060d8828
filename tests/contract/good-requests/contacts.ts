import {
  contactChange,
  contactCodes,
  contactUndoSeen,
  contactUndoUsed,
} from '../contact-requests.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** Good requests of `contacts`. */
export const contactsRequests: GoodRequestsOf<'contacts'> = {
  codes: contactCodes,
  change: contactChange,
  previewUndo: contactUndoSeen,
  undo: contactUndoUsed,
};
