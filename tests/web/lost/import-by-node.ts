/** Imports a module by Node's own loader, where Node has loaded this one. */
export const importByNode = (address: string): Promise<unknown> => import(address);
