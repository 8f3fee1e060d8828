import { runCommand } from './bootstrap.mjs';

await runCommand('tools/commands/gallery.ts');
