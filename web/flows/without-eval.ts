import { config } from 'zod/v4';

// The page's policy forbids code from texts. zod tries whether it may, which Firefox reports as an error.
config({ jitless: true });
