/** How a person can be reached, and can come back into their account (W5). */
export const contactKinds = ['email', 'mobile'] as const;
export type ContactKind = (typeof contactKinds)[number];
