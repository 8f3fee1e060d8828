import { workOutStylesOnce } from '#tests/support/style-by-tag.ts';

if ('window' in globalThis) workOutStylesOnce();
