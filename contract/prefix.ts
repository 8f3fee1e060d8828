/** Path under which a server mounts the contract. */
export const API_PREFIX = '/api';
