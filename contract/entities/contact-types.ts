/** Ways to reach a person, and to recover an account. */
export const contactKinds = ['email', 'mobile'] as const;
export type ContactKind = (typeof contactKinds)[number];
