/** Something cannot be asked of this back end, which is no fault of it: the message says why. */
export class NotHere extends Error {}
