/** Made by tools/vite/inspected-fields.ts. */
declare module 'virtual:inspected-fields' {
  export const shown: readonly string[];
  export const named: readonly string[];
}
