/** Hundredths, as the control page writes them. */
export function amountText(hundredths: number, currency: string): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(hundredths / 100);
}
