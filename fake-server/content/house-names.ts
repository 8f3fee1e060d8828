/** Names that could pass for the house. */
export const houseNames = [
  'Suporte',
  'Support',
  'Atendimento',
  'Customer Service',
  'Admin',
  'Administrador',
  'Administrator',
  'Moderador',
  'Moderator',
  'Gerente',
  'Staff',
] as const;
