import { configureGlobal } from 'fast-check';

const seed = Number(process.env['FC_SEED']);
if (!Number.isInteger(seed)) throw new Error('FC_SEED must be a whole number.');
configureGlobal({ seed });
